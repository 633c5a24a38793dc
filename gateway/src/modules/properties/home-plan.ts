// Plans an import row by row: a new home, a changed one, the same one, or a problem. Writes nothing.
import { type InputIssue, newProperty, parseInput, propertyChange } from 'schema';
import { isRecordId } from '../../core/columns.ts';
import type { EntityManager } from '../../core/database.ts';
import { badInput, GatewayError, parseOrThrow } from '../../core/errors.ts';
import { choicesInWords, type SheetField, type SheetRow, sheetValue } from './home-sheet.ts';
import { PropertyEntity, type PropertyRow } from './property.entity.ts';
import { defined, newColumns, priceColumns } from './property-columns.ts';
import { demandListingUrl, demandSaleState } from './property-demands.ts';
import { unsold } from './property-status.ts';

type Columns = Partial<PropertyRow>;

export interface PlannedRow {
  readonly row: number;
  readonly address: string;
  /** Of the home that was found, or the id in the file. */
  readonly id: string | undefined;
  readonly home: PropertyRow | undefined;
  /** The columns to write; empty if nothing differs. */
  readonly columns: Columns;
  /** The fields that differ. */
  readonly changes: readonly SheetField[];
  readonly issues: readonly InputIssue[];
}

interface PlanOptions {
  readonly listingHosts: readonly string[];
  readonly areDrafts: boolean;
}

/** A comma that stands in no quotation marks has moved the cells after it, so none of them is sure. */
const TOO_LONG = 'It has more cells than there are titles. Put text with a comma, as “$650,000”, in quotation marks.';

const addressKey = (address: string, zipCode: string) =>
  `${address.trim().toLowerCase()}\n${zipCode.trim().toLowerCase()}`;

/**
 * The row with its address as it is stored, by which its home is found: an accent of its own, as files of a Mac have it,
 * is no other home.
 */
function addressedAsStored(row: SheetRow): SheetRow {
  const address = parseInput(newProperty.shape.address, row.cells.address);
  return address.ok ? { ...row, cells: { ...row.cells, address: address.value } } : row;
}

/** Plans every row, and locks the homes if `lock`. */
export async function planHomes(
  em: EntityManager,
  sheet: readonly SheetRow[],
  options: PlanOptions & { lock: boolean },
) {
  const rows = sheet.map(addressedAsStored);
  const known = await findHomes(em, rows, options.lock);
  const taken = new Map<string, number>();
  return rows.map((row): PlannedRow => {
    const home = known(row);
    const id = home?.id ?? row.cells.id?.toLowerCase() ?? undefined;
    const address = row.cells.address ?? home?.address ?? '';
    const key = id ?? (address.trim() && addressKey(address, row.cells.zipCode ?? ''));
    const earlier = taken.get(key);
    // Rows that name no home are not the same one.
    if (key) taken.set(key, earlier ?? row.row);
    const base = { row: row.row, address, id, home };
    const nothing = { ...base, columns: {}, changes: [] };
    if (earlier !== undefined)
      return { ...nothing, issues: [{ path: [], message: `The same home as row ${earlier}` }] };
    if (row.isTooLong) return { ...nothing, issues: [{ path: [], message: TOO_LONG }] };
    try {
      const columns = home ? changedColumns(row, home, options) : addedColumns(row, options);
      const changes = home ? differing(columns, home) : [];
      return { ...base, columns: home && changes.length === 0 ? {} : columns, changes, issues: [] };
    } catch (error) {
      if (!(error instanceof GatewayError) || error.issues === undefined) throw error;
      return { ...nothing, issues: error.issues.map((issue) => inTheSheetsWords(issue, row)) };
    }
  });
}

/** Of a cell that is none of the few words that it may be, which words they are. */
function inTheSheetsWords(issue: InputIssue, { cells }: SheetRow): InputIssue {
  const field = String(issue.path[0] ?? '');
  return { ...issue, message: choicesInWords(field, cells[field as SheetField]) ?? issue.message };
}

/**
 * An address may belong to several homes, if it was sold or archived and is offered again. Sorts the one on the market
 * last, then the newest.
 */
const byOffer = (one: PropertyRow, other: PropertyRow): number =>
  Number(one.archivedAt === null) - Number(other.archivedAt === null) ||
  Number(one.status !== 'sold') - Number(other.status !== 'sold') ||
  one.createdAt.getTime() - other.createdAt.getTime();

async function findHomes(em: EntityManager, rows: readonly SheetRow[], lock: boolean) {
  const ids = rows.flatMap(({ cells: { id } }) => (id && isRecordId(id) ? [id] : []));
  // Addresses with a NUL are left out, because jsonb cannot read them. Such a row is refused when its fields are
  // checked.
  const addresses = rows.flatMap(({ cells: { id, address } }) =>
    !id && address && !address.includes('\0') ? [address] : [],
  );
  // The database lowers both sides: its letters may not be those of JavaScript.
  const sql = `select p.id from properties p where p.id in (select value::uuid from jsonb_array_elements_text(?::jsonb))
      or lower(p.address) in (select lower(value) from jsonb_array_elements_text(?::jsonb))
    order by p.id ${lock ? 'for update' : ''}`;
  const found = await em.execute<{ id: string }[]>(sql, [JSON.stringify(ids), JSON.stringify(addresses)]);
  const homes = await em.find(PropertyEntity, { id: { $in: found.map(({ id }) => id) } });
  const byId = new Map(homes.map((home) => [home.id, home]));
  const byAddress = new Map(homes.toSorted(byOffer).map((home) => [addressKey(home.address, home.zipCode), home]));
  return ({ cells }: SheetRow): PropertyRow | undefined =>
    cells.id ? byId.get(cells.id.toLowerCase()) : byAddress.get(addressKey(cells.address ?? '', cells.zipCode ?? ''));
}

/** The columns for a word in the column `standing`. */
function standingColumns(word: string | null | undefined, areDrafts: boolean): Columns {
  const standing = areDrafts ? 'draft' : (word ?? 'live');
  if (standing === 'live') return { archivedAt: null, isDraft: false, goesLiveAt: null };
  if (standing === 'draft' || standing === 'archived')
    return { archivedAt: new Date(), isDraft: standing === 'draft', goesLiveAt: null };
  throw badInput([{ path: ['standing'], message: 'Not known' }]);
}

function addedColumns(
  { cells: { id, standing, ...cells } }: SheetRow,
  { listingHosts, areDrafts }: PlanOptions,
): Columns {
  if (id && !isRecordId(id)) throw badInput([{ path: ['id'], message: 'This is no id of a home' }]);
  const input = parseOrThrow(newProperty, cells);
  demandListingUrl(input.zillowUrl, listingHosts);
  return { ...newColumns(input), ...demandSaleState(unsold, input), ...standingColumns(standing, areDrafts) };
}

/** An empty cell clears a field that may be empty. A column that is not in the file keeps its values. */
function changedColumns({ cells }: SheetRow, home: PropertyRow, { listingHosts }: PlanOptions): Columns {
  const { id: _, standing, ...rest } = cells;
  const keeping = ['state', 'status', 'listingType'] as const;
  const given = Object.entries(rest).filter(
    ([field, text]) => text !== null || !keeping.some((name) => name === field),
  );
  const parsed = parseInput(propertyChange, Object.fromEntries(given));
  if (!parsed.ok) throw badInput(parsed.issues);
  const { price, images: _images, ...facts } = parsed.value;
  demandListingUrl(facts.zillowUrl, listingHosts);
  const sale = demandSaleState(home, parsed.value);
  const isMoved = standing && standing !== sheetValue(home, 'standing');
  const place = isMoved ? standingColumns(standing, false) : {};
  // A draft that goes live is a new home on the site from now on.
  const isNew = isMoved && standing === 'live' && home.isDraft;
  return {
    ...defined(facts),
    ...(price && priceColumns(price)),
    ...sale,
    ...place,
    ...(isNew && { createdAt: new Date() }),
  } as Columns;
}

/** The fields that differ, compared as the sheet writes them: a date without its time of day. */
function differing(columns: Columns, home: PropertyRow): SheetField[] {
  const next = { ...home, ...columns } as PropertyRow;
  const fields = [...Object.keys(columns), 'standing'].filter((field) => field !== 'isDraft' && field !== 'archivedAt');
  return fields.filter((field): field is SheetField => sheetValue(home, field) !== sheetValue(next, field));
}
