import { type Focus, mostPhotos, type PhotoDescription, type PhotoFocus } from 'schema';
import type { EntityManager } from '../../core/database.ts';
import { badInput } from '../../core/errors.ts';
import { demandExpected } from '../audit/demand-expected.ts';
import { UploadEntity } from '../media/upload.entity.ts';
import { mergedFiles } from './merged-files.ts';
import type { PropertyRow } from './property.entity.ts';
import { PropertyImageEntity } from './property-image.entity.ts';

/** What is stored about a photo besides its file. */
type Kept = { alt: string | null; focusX: number | null; focusY: number | null };

const nothing: Kept = { alt: null, focusX: null, focusY: null };

/**
 * Makes `files` the property's photos, in this order. A photo that stays keeps its alternative text and its focus. One
 * that is removed is kept for a day with both, in case it comes back. With `expected`, `files` is a change of these.
 * Throws BAD_INPUT that names the first file that is not an upload.
 */
export async function replacePhotos(
  em: EntityManager,
  propertyId: string,
  files: readonly string[],
  expected?: readonly string[] | null,
): Promise<void> {
  const before = await em.find(PropertyImageEntity, { propertyId }, { orderBy: { position: 'asc' } });
  const wanted = [...new Set(files)];
  const unique = expected ? mergedFiles({ now: before.map(({ file }) => file), expected, wanted }) : wanted;
  if (unique.length > mostPhotos.count) throw badInput([{ path: ['images'], message: mostPhotos.message }]);
  const removed = before.map(({ file }) => file).filter((file) => !unique.includes(file));
  const known = await lockUploads(em, [...unique, ...removed]);
  demandUploads(unique, known);
  const shown = before.map(({ file, alt, focusX, focusY }) => [file, { alt, focusX, focusY }] as const);
  const keptOf = new Map<string, Kept>([...known, ...shown]);
  await em.nativeDelete(PropertyImageEntity, { propertyId });
  const rows = unique.map((file, position) => ({ propertyId, position, file, ...(keptOf.get(file) ?? nothing) }));
  if (rows.length > 0) await em.insertMany(PropertyImageEntity, rows);
  for (const file of removed) {
    const { alt, focusX, focusY } = keptOf.get(file) ?? nothing;
    const removed = { removedAt: new Date(), removedAlt: alt, removedFocusX: focusX, removedFocusY: focusY };
    await em.nativeUpdate(UploadEntity, { file }, removed);
  }
}

/** Makes an upload the home's floor plan; null removes the plan. Throws BAD_INPUT if it is not an upload. */
export async function replaceFloorPlan(em: EntityManager, row: PropertyRow, file: string | null): Promise<void> {
  if (file === row.floorPlan) return;
  if (file !== null && !(await lockUploads(em, [file])).has(file)) throw unknownImage(['floorPlan'], file);
  await letGoOfFloorPlan(em, row);
  row.floorPlan = file;
}

/** Keeps the floor plan for a day, as a removed photo. */
export async function letGoOfFloorPlan(em: EntityManager, { floorPlan }: PropertyRow): Promise<void> {
  if (floorPlan !== null) await em.nativeUpdate(UploadEntity, { file: floorPlan }, { removedAt: new Date() });
}

/** The property's files, the cover first. */
export async function filesOf(em: EntityManager, propertyId: string): Promise<string[]> {
  const images = await em.find(PropertyImageEntity, { propertyId }, { orderBy: { position: 'asc' } });
  return images.map(({ file }) => file);
}

/**
 * Sets the alternative text; null clears it. False if the property does not show the file. Throws CONFLICT if somebody else
 * has changed the expected text meanwhile. The property is locked.
 */
export async function describePhoto(
  em: EntityManager,
  photo: { propertyId: string; file: string },
  { alt = null, expectedAlt }: Omit<PhotoDescription, 'file'>,
): Promise<boolean> {
  if (expectedAlt !== undefined) {
    const image = await em.findOne(PropertyImageEntity, photo);
    if (image) demandExpected({ now: { alt: image.alt }, expected: { alt: expectedAlt }, change: { alt } });
  }
  return (await em.nativeUpdate(PropertyImageEntity, photo, { alt })) > 0;
}

const pointOf = ({ focusX: x, focusY: y }: Omit<Kept, 'alt'>): Focus | null =>
  x === null || y === null ? null : { x, y };

/** In hundredths, as the agent chooses them. */
const shareInWords = (share: number): string => `${Math.round(share * 100)} %`;

const pointInWords = (focus: Focus | null): string =>
  focus ? `${shareInWords(focus.x)} across, ${shareInWords(focus.y)} down` : 'the middle';

/**
 * Sets the point that crops keep in view; null clears it. False if the property does not show the file. Throws CONFLICT if
 * somebody else has changed the expected point meanwhile. The property is locked.
 */
export async function focusPhoto(
  em: EntityManager,
  photo: { propertyId: string; file: string },
  { focus = null, expectedFocus }: Omit<PhotoFocus, 'file'>,
): Promise<boolean> {
  const { x: focusX, y: focusY } = focus ?? { x: null, y: null };
  if (expectedFocus !== undefined) {
    const image = await em.findOne(PropertyImageEntity, photo);
    const words = (point: Focus | null) => ({ focus: pointInWords(point) });
    if (image) demandExpected({ now: words(pointOf(image)), expected: words(expectedFocus), change: words(focus) });
  }
  return (await em.nativeUpdate(PropertyImageEntity, photo, { focusX, focusY })) > 0;
}

/**
 * Locks uploads until the transaction ends, so that no sweep removes them. Returns what was kept about each when a home
 * stopped using it. The rows are sorted, so that two saves cannot deadlock.
 */
async function lockUploads(em: EntityManager, files: readonly string[]): Promise<Map<string, Kept>> {
  if (files.length === 0) return new Map();
  const sql = `select file, removed_alt as alt, removed_focus_x as "focusX", removed_focus_y as "focusY"
    from uploads where file in (?) order by file for update`;
  const rows = await em.execute<(Kept & { file: string })[]>(sql, [files]);
  return new Map(rows.map(({ file, ...kept }) => [file, kept]));
}

function demandUploads(files: readonly string[], known: ReadonlyMap<string, unknown>): void {
  const unknown = files.findIndex((file) => !known.has(file));
  if (unknown !== -1) throw unknownImage(['images', unknown], files[unknown] ?? '');
}

const unknownImage = (path: readonly (string | number)[], file: string) =>
  badInput([{ path, message: `Unknown image "${file}"` }]);
