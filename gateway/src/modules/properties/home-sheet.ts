// Homes as a spreadsheet: its columns, the titles by which they are recognized, and the values of cells.
import { CsvError, parse } from 'csv-parse/sync';
import { attachedAssetsPath, largestSheet, type NewProperty } from 'schema';
import { toCsvLines } from '../../core/csv.ts';
import { badInput } from '../../core/errors.ts';
import type { PropertyRow } from './property.entity.ts';

/** Whether a home is on the site. For an archived home or a draft, the sale's status is not shown here. */
const standings = ['live', 'draft', 'archived'] as const;

/** A column whose cell is one of a few words, in any spelling that `words` knows. */
const oneOf = (words: Readonly<Record<string, string>>) => ({
  read: (text: string) => words[plain(text)] ?? text,
  choices: [...new Set(Object.values(words))],
});

interface Column {
  readonly field: SheetField;
  readonly title: string;
  /** Other titles of the column, in lower case without spaces. */
  readonly aliases: readonly string[];
  /** Converts a cell to what the schema of a home reads. */
  read?(text: string): string;
  /** The only words that it may hold. */
  readonly choices?: readonly string[];
  write(home: PropertyRow): string | null;
}

/** Not in a sheet: pictures, and the fields that the column `standing` replaces. */
type LeftOut = 'images' | 'floorPlan' | 'isDraft' | 'goesLiveAt';
export type SheetField = Exclude<keyof NewProperty, LeftOut> | 'standing';

const standingOf = ({ archivedAt, isDraft }: PropertyRow) => {
  if (archivedAt === null) return 'live';
  return isDraft ? 'draft' : 'archived';
};

/** Americans write a date as 5/1/2026. */
function readDate(text: string): string {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  return month && day && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
}

/** A spreadsheet reads 07701 as a number and keeps 7701. */
const readZipCode = (text: string): string => (/^\d{4}(-\d{4})?$/.test(text) ? `0${text}` : text);

/** Columns of the table whose text is written into a cell as it is. */
type TextColumn = { [K in keyof PropertyRow]: PropertyRow[K] extends string | null ? K : never }[keyof PropertyRow];

const fact = (field: SheetField & TextColumn, title: string, ...aliases: string[]): Column => ({
  field,
  title,
  aliases,
  write: (home) => home[field],
});

const columns: readonly Column[] = [
  fact('id', 'Id'),
  fact('address', 'Address', 'street', 'streetaddress', 'propertyaddress'),
  fact('city', 'Town', 'city', 'municipality'),
  fact('state', 'State', 'stateorprovince'),
  { ...fact('zipCode', 'ZIP code', 'zip', 'postalcode'), read: readZipCode },
  fact('price', 'Price', 'listprice', 'askingprice', 'listingprice'),
  {
    ...fact('listingType', 'Offered', 'listingtype', 'saleorrent'),
    ...oneOf({ forsale: 'sale', sale: 'sale', forrent: 'rent', rental: 'rent', lease: 'rent', rent: 'rent' }),
  },
  {
    ...fact('status', 'Status', 'listingstatus', 'mlsstatus'),
    ...oneOf({
      active: 'active',
      forsale: 'active',
      pending: 'pending',
      undercontract: 'pending',
      sold: 'sold',
      closed: 'sold',
    }),
  },
  {
    field: 'standing',
    title: 'On the site',
    aliases: ['standing'],
    write: standingOf,
    ...oneOf(Object.fromEntries(standings.map((word) => [word, word]))),
  },
  fact('bedrooms', 'Bedrooms', 'beds', 'bed', 'br', 'bedroomstotal'),
  fact('bathrooms', 'Bathrooms', 'baths', 'bath', 'ba', 'bathroomstotal'),
  fact('squareFeet', 'Square feet', 'sqft', 'livingarea', 'squarefootage'),
  fact('propertyType', 'Kind', 'type', 'propertytype', 'style'),
  fact('yearBuilt', 'Year built', 'year', 'built'),
  fact('lotSize', 'Lot', 'lotsize', 'acres'),
  fact('annualTaxes', 'Annual taxes', 'taxes', 'taxannualamount'),
  fact('monthlyFee', 'Monthly fee', 'hoa', 'hoafee', 'associationfee', 'maintenance'),
  fact('parking', 'Parking', 'garage', 'parkingfeatures'),
  fact('heating', 'Heating'),
  fact('cooling', 'Cooling'),
  fact('floodZone', 'Flood zone', 'femazone'),
  fact('mlsNumber', 'MLS number', 'mls', 'mlsid', 'listingid'),
  fact('tourUrl', 'Tour link', 'tour', 'virtualtour', 'virtualtoururl'),
  { ...fact('availableFrom', 'Available from', 'available', 'availabilitydate'), read: readDate },
  fact('pets', 'Pets', 'petsallowed'),
  fact('rentalFees', 'Rental fees', 'fees'),
  fact('description', 'Description', 'remarks', 'publicremarks'),
  fact('zillowUrl', 'Listing link', 'link', 'url', 'zillow', 'zillowurl'),
  fact('soldPrice', 'Sold price', 'closeprice', 'saleprice'),
  {
    field: 'soldDate',
    title: 'Sold date',
    aliases: ['closedate', 'closingdate'],
    write: ({ soldDate }) => soldDate?.toISOString().slice(0, 10) ?? null,
    read: readDate,
  },
  { ...fact('represented', 'Represented', 'side'), ...oneOf({ buyer: 'Buyer', seller: 'Seller' }) },
];

/** The cell of a home's field; undefined if the sheet has no such field. */
export const sheetValue = (home: PropertyRow, field: string): string | null | undefined =>
  byField.get(field)?.write(home);

/** What a cell of the field may hold, where it is none of the few words that it may; else undefined. */
export function choicesInWords(field: string, cell: string | null | undefined): string | undefined {
  const { choices } = byField.get(field) ?? {};
  if (choices === undefined || cell == null || choices.includes(cell)) return undefined;
  return `Say ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`;
}

/** Only letters and digits, so that "ZIP code", "zip_code" and "ZipCode" are one title. */
const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

const byTitle = new Map(
  columns.flatMap((column) =>
    [column.title, column.field, ...column.aliases].map((title) => [plain(title), column] as const),
  ),
);
const byField = new Map<string, Column>(columns.map((column) => [column.field, column]));

/** Columns that the export writes and the import ignores: pictures. */
const writtenOnly: readonly Pick<Column, 'title' | 'write'>[] = [
  { title: 'Floor plan', write: ({ floorPlan }) => floorPlan && `${attachedAssetsPath}/${floorPlan}` },
];
const written = [...columns, ...writtenOnly];

export const sheetTitles = (): string => toCsvLines([written.map(({ title }) => title)]);

/** One line for each home, in the order of `sheetTitles`. */
export const toSheet = (homes: readonly PropertyRow[]): string =>
  toCsvLines(homes.map((home) => written.map(({ write }) => withApostrophe(write(home)))));

export interface SheetRow {
  /** The row's number in a spreadsheet. */
  readonly row: number;
  /** Its cells by field; an empty cell is null. */
  readonly cells: Readonly<Partial<Record<SheetField, string | null>>>;
  /** Whether text stands in a cell beyond the last title. */
  readonly isTooLong: boolean;
}

export interface Sheet {
  readonly columns: { title: string; field: SheetField | null }[];
  readonly rows: readonly SheetRow[];
}

/**
 * Parses a file into rows of cells. `named`: the field of each column, in the file's order; absent: found by the
 * titles. Throws BAD_INPUT for a file that is not CSV or is too long, and for a field that is unknown or named twice.
 */
export function readSheet(csv: string, named?: readonly (string | null)[] | null): Sheet {
  const [titles, ...lines] = parseLines(csv);
  if (titles === undefined || lines.length === 0) throw wrong('csv', 'The file has no row below its titles');
  if (lines.length > largestSheet.rows) throw wrong('csv', `At most ${largestSheet.rows} rows at once`);
  const known = chooseColumns(titles.cells, named);
  return {
    columns: titles.cells.map((title, index) => ({ title, field: known[index]?.field ?? null })),
    rows: lines.map(({ row, cells }) => ({
      row,
      cells: readCells(known, cells),
      isTooLong: cells.slice(known.length).some((cell) => cell !== ''),
    })),
  };
}

const wrong = (field: string, message: string) => badInput([{ path: [field], message }]);

/** A line before the titles that tells spreadsheets which sign stands between cells. They read it, and show it in no row. */
const TOLD_SIGN = /^\uFEFF?("?)sep=([,;\t])\1\n/i;

function parseLines(given: string): { row: number; cells: string[] }[] {
  // One kind of line break, whichever system the file is from: a home's paragraphs contain line breaks.
  const whole = given.replaceAll(/\r\n?/g, '\n');
  const told = TOLD_SIGN.exec(whole);
  const csv = told ? whole.slice(told[0].length) : whole;
  const [first = ''] = csv.split('\n', 1);
  const signs = [',', ';', '\t'];
  const delimiter = told?.[2] ?? signs.toSorted((a, b) => first.split(b).length - first.split(a).length)[0] ?? ',';
  const options = {
    bom: true,
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
  };
  try {
    const lines = parse(csv, { ...options, info: true }) as unknown as Line[];
    return lines
      .map(({ record, info }) => ({ row: info.records + info.empty_lines, cells: record.map(withoutApostrophe) }))
      .filter(({ cells }) => cells.some((cell) => cell !== ''));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw wrong('csv', `This is no CSV: ${whyNoCsv(error)}`);
  }
}

/** The parser names lines, and for a mark that is never closed the last one. Here it is the first row that could not be read. */
function whyNoCsv({ code, message, records, empty_lines }: CsvError & Partial<Line['info']>): string {
  if (records === undefined) return message;
  const row = records + (empty_lines ?? 0) + 1;
  if (code === 'CSV_QUOTE_NOT_CLOSED') return `a quotation mark that is opened in row ${row} is never closed`;
  if (code === 'CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE')
    return `in row ${row} something follows the quotation mark that ends a cell`;
  return message;
}

interface Line {
  readonly record: string[];
  readonly info: { readonly records: number; readonly empty_lines: number };
}

/** An apostrophe before a character that begins a formula. */
const APOSTROPHE = /^'+[=+\-@\t\r＝＋－＠]/;

/** Removes the apostrophe that the export puts before a possible formula. */
const withoutApostrophe = (cell: string) => (APOSTROPHE.test(cell) ? cell.slice(1) : cell);

/** Adds another apostrophe to a cell that already begins so, because the import removes one. */
const withApostrophe = (cell: string | null) => (cell !== null && APOSTROPHE.test(cell) ? `'${cell}` : cell);

function chooseColumns(titles: readonly string[], named?: readonly (string | null)[] | null): (Column | undefined)[] {
  if (named)
    return titles.map((_, index) => chosenColumn(named[index] ?? null, named.indexOf(named[index] ?? null) === index));
  const found = titles.map((title) => byTitle.get(plain(title)));
  return found.map((column, index) => (found.indexOf(column) === index ? column : undefined));
}

function chosenColumn(field: string | null, isFirst: boolean): Column | undefined {
  if (field === null) return undefined;
  const column = byField.get(field);
  if (column === undefined) throw wrong('columns', `There is no field ${field}`);
  if (!isFirst) throw wrong('columns', `Two columns are read as ${column.title}`);
  return column;
}

function readCells(known: readonly (Column | undefined)[], cells: readonly string[]): SheetRow['cells'] {
  const pairs = known.flatMap((column, index) => {
    if (column === undefined) return [];
    const text = cells[index] ?? '';
    return [[column.field, text === '' ? null : (column.read?.(text) ?? text)] as const];
  });
  return Object.fromEntries(pairs);
}
