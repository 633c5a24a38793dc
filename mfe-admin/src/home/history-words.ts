/** The audit log of a home in the agent's words. */

import { formatShortDate } from 'platform';
import { momentInWords } from '../clock/new-york.ts';
import type { HomeHistoryQuery } from '../generated/operations.ts';
import { fieldLabels, isFieldName, readable } from './home-fields.ts';

type Entry = NonNullable<HomeHistoryQuery['viewer']>['auditLog']['nodes'][number];
type Change = Entry['changes'][number];

const LONGEST = 60;

const dollars = (amount: string): string => `$${Number(amount).toLocaleString('en-US')}`;

const list = (text: string | null): string[] => (text ? text.split(', ') : []);
const photos = (count: number): string => (count === 1 ? '1 photo' : `${count} photos`);

function photosChanged({ before, after }: Change): string {
  const [old, now] = [list(before), list(after)];
  const added = now.filter((file) => !old.includes(file)).length;
  const removed = old.filter((file) => !now.includes(file)).length;
  const parts = [added > 0 ? `${photos(added)} added` : '', removed > 0 ? `${photos(removed)} taken away` : ''];
  return parts.filter(Boolean).join(', ') || 'Photos in another order';
}

function floorPlanChanged({ before, after }: Change): string {
  if (!after) return 'Floor plan taken away';
  return before ? 'Another floor plan' : 'Floor plan added';
}

function factChanged({ field, before, after }: Change): string | undefined {
  if (!isFieldName(field)) return undefined;
  const label = fieldLabels[field];
  const isLong = [before, after].some((text) => (text ?? '').length > LONGEST);
  if (field === 'description' || isLong) return `${label} ${before ? 'rewritten' : 'written'}`;
  if (!after) return `${label} taken away, was ${readable(field, before ?? '')}`;
  return before
    ? `${label} from ${readable(field, before)} to ${readable(field, after)}`
    : `${label}: ${readable(field, after)}`;
}

const standing: Readonly<Record<string, string>> = { active: 'Active again', pending: 'Pending', sold: 'Sold' };

function changeInWords(change: Change): string | undefined {
  if (change.field === 'images') return photosChanged(change);
  if (change.field === 'alternativeTexts') return 'Text of a photo';
  if (change.field === 'focusOfPhotos') return 'What cards keep of a photo';
  if (change.field === 'floorPlan') return floorPlanChanged(change);
  if (change.field === 'status') return standing[change.after ?? ''];
  return factChanged(change);
}

const soldOn = ({ changes }: Entry): string => {
  const date = changes.find(({ field }) => field === 'soldDate')?.after;
  return date ? `Sold ${formatShortDate(date)}` : 'Sold';
};

const isSaid = (changes: Entry['changes'], name: string, value: string): boolean =>
  changes.some(({ field, after }) => field === name && after === value);

function estimateSet({ changes }: Entry): string {
  const change = changes.find(({ field }) => field === 'estimate');
  if (!change) return 'Value estimate mended';
  const [before, after] = [change.before, change.after].map((text) => text && dollars(text));
  if (!after) return `Value estimate of ${before} taken away`;
  return before ? `Value estimate from ${before} to ${after}` : `Value estimate: ${after}`;
}

const begun = ({ changes }: Entry): string =>
  isSaid(changes, 'isDraft', 'true') ? 'Begun, not on the site yet' : 'Put on the site';

const isNew = ({ changes }: Entry): boolean => changes.some(({ field, before }) => field === 'id' && before === null);

/** A photo that comes or goes takes its text and its point along. */
const alongWithPhotos = ['alternativeTexts', 'focusOfPhotos'];

function changesInWords({ changes }: Entry): string {
  const photosMove = changes.some(({ field }) => field === 'images');
  const told = changes.filter(({ field }) => !photosMove || !alongWithPhotos.includes(field));
  return told.flatMap((change) => changeInWords(change) ?? []).join('. ') || 'Saved without a change';
}

const deeds: Readonly<Record<string, (entry: Entry) => string>> = {
  previewProperty: () => 'Previewed',
  importHomes: (entry) =>
    isNew(entry) ? `${begun(entry)}, from a spreadsheet` : `From a spreadsheet: ${changesInWords(entry)}`,
  undoHomesImport: () => 'As before the spreadsheet',
  createProperty: begun,
  markPropertySold: soldOn,
  reopenProperty: () => 'Back on the market',
  archiveProperty: () => 'Put into the archive',
  deleteProperty: () => 'Deleted',
  restoreProperty: ({ changes, username }) => {
    const words = isSaid(changes, 'isDraft', 'false') ? 'Put on the site' : 'Taken out of the archive';
    return username === 'schedule' ? `${words} by itself` : words;
  },
  scheduleProperty: ({ changes }) => {
    const moment = changes.find(({ field }) => field === 'goesLiveAt')?.after;
    return moment ? `Goes live ${momentInWords(moment)}` : 'Does not go live by itself';
  },
  addOpenHouse: () => 'Open house added',
  removeOpenHouse: () => 'Open house taken away',
  setValueEstimate: estimateSet,
};

/** One sentence. Changes that were made together are in one sentence. */
export const deedInWords = (entry: Entry): string => (deeds[entry.action] ?? changesInWords)(entry);
