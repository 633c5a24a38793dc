/** The queries for all servers: the same fields of the same rows. */

const FIELDS = `id address city state zipCode price listingType status bedrooms bathrooms squareFeet
  photos { stem alt width height placeholder widths }`;

export type Question = 'list' | 'one' | 'filtered';
export const questions: readonly Question[] = ['list', 'one', 'filtered'];

/** How many homes a list returns. */
export const PAGE = 24;

type Documents = Readonly<Record<Question, string>>;

const documentsOf = (fields: string): Documents => ({
  list: `query BenchList { properties(first: ${PAGE}) { nodes { ${fields} } } }`,
  one: `query BenchOne($id: ID!) { property(id: $id) { ${fields} description yearBuilt lotSize } }`,
  filtered: `query BenchFiltered($cities: [String!], $least: Int) {
    properties(first: ${PAGE}, filter: { cities: $cities, minPrice: $least, statuses: [active] }, sort: priceAscending) {
      nodes { ${fields} }
    }
  }`,
});

/** The queries for our gateway and yoga. Other peers have their own below. */
export const documents = documentsOf(FIELDS);

const PHOTO = '{ file alt width height placeholder widths focus { x y } stem }';

const EVERY_FIELD = `id address city state zipCode price priceAmount listingType status bedrooms bathrooms squareFeet propertyType
  yearBuilt lotSize annualTaxes monthlyFee parking heating cooling floodZone mlsNumber tourUrl floorPlan floorPlanPicture ${PHOTO}
  availableFrom pets rentalFees description shortPath zillowUrl represented soldPrice soldDate archivedAt isDraft goesLiveAt
  createdAt updatedAt statusSince
  valueEstimate { estimate rangeLow rangeHigh rentEstimate refinancePayment pricePerSquareFoot asOf } photos ${PHOTO} images`;

/** The same homes with every field that REST returns. */
export const wholeDocuments = documentsOf(EVERY_FIELD);

const TABLE_FIELDS = `rowId address city state zipCode price listingType status bedrooms bathrooms squareFeet
  propertyImagesByPropertyId(orderBy: POSITION_ASC) {
    nodes { file alt uploadByFile { width height placeholder widths } }
  }`;

/** The same for PostGraphile, which names tables and columns. */
export const tableDocuments: Documents = {
  list: `query BenchList {
    allProperties(first: ${PAGE}, orderBy: [CREATED_AT_DESC, ROW_ID_DESC], filter: { archivedAt: { isNull: true } }) {
      nodes { ${TABLE_FIELDS} }
    }
  }`,
  one: `query BenchOne($id: UUID!) { propertyByRowId(rowId: $id) { ${TABLE_FIELDS} description yearBuilt lotSize } }`,
  filtered: `query BenchFiltered($cities: [String!], $least: Int) {
    allProperties(
      first: ${PAGE}
      orderBy: [PRICE_AMOUNT_ASC, CREATED_AT_DESC, ROW_ID_DESC]
      filter: {
        archivedAt: { isNull: true }
        status: { equalTo: "active" }
        city: { inInsensitive: $cities }
        priceAmount: { greaterThanOrEqualTo: $least }
      }
    ) { nodes { ${TABLE_FIELDS} } }
  }`,
};

/** The variables of the n-th request: another home, another town, another price. */
export function variablesOf(question: Question, n: number, ids: readonly string[]): Record<string, unknown> {
  if (question === 'one') return { id: ids[n % ids.length] };
  if (question === 'filtered') return { cities: [`Town ${n % 20}`], least: 400_000 + (n % 50) * 1000 };
  return {};
}
