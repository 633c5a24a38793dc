/** What is asked of everybody: the same fields of the same rows. */

const FIELDS = `id address city state zipCode price listingType status bedrooms bathrooms squareFeet
  photos { stem alt width height placeholder widths }`;

export type Question = 'list' | 'one' | 'filtered';
export const questions: readonly Question[] = ['list', 'one', 'filtered'];

/** How many homes a list holds. */
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

/** Each as ours and yoga are asked; other peers' dialects stand beside them. */
export const documents = documentsOf(FIELDS);

const PHOTO = '{ file alt width height placeholder widths focus { x y } stem }';

const EVERY_FIELD = `id address city state zipCode price priceAmount listingType status bedrooms bathrooms squareFeet propertyType
  yearBuilt lotSize annualTaxes monthlyFee parking heating cooling floodZone mlsNumber tourUrl floorPlan floorPlanPicture ${PHOTO}
  availableFrom pets rentalFees description shortPath zillowUrl represented soldPrice soldDate archivedAt isDraft goesLiveAt
  createdAt updatedAt statusSince
  valueEstimate { estimate rangeLow rangeHigh rentEstimate refinancePayment pricePerSquareFoot asOf } photos ${PHOTO} images`;

/** The same homes with every field that REST answers with. */
export const wholeDocuments = documentsOf(EVERY_FIELD);

const TABLE_FIELDS = `rowId address city state zipCode price listingType status bedrooms bathrooms squareFeet
  propertyImagesByPropertyId(orderBy: POSITION_ASC) {
    nodes { file alt uploadByFile { width height placeholder widths } }
  }`;

/** The same of PostGraphile, which is asked for tables and columns. */
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

/** The n-th time that it is asked: another home, another town, another price. */
export function variablesOf(question: Question, n: number, ids: readonly string[]): Record<string, unknown> {
  if (question === 'one') return { id: ids[n % ids.length] };
  if (question === 'filtered') return { cities: [`Town ${n % 20}`], least: 400_000 + (n % 50) * 1000 };
  return {};
}
