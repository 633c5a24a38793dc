import { wishInWords } from 'schema';
import { toCsvLines } from '../../core/csv.ts';
import type { StoredLead } from './inbox-rows.ts';

const columns: readonly [title: string, value: (lead: StoredLead) => string | null][] = [
  ['Received', ({ createdAt }) => createdAt.toISOString()],
  ['Kind', ({ kind }) => kind],
  ['Status', ({ status }) => status],
  ['Reply due', ({ dueAt }) => dueAt.toISOString()],
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Summary', ({ summary }) => summary],
  ['Looks for', ({ wish }) => wish && wishInWords(wish)],
  ['Notes', ({ notes }) => notes],
  ['Source', ({ source }) => source],
  ['Property', ({ propertyId }) => propertyId],
  ['Page', ({ page }) => page],
  ['Referrer', ({ referrer }) => referrer],
  ['Campaign', ({ utm }) => utm],
  ['May be called', ({ mayPhone }) => (mayPhone === null ? null : mayPhone ? 'yes' : 'no')],
  ['Bot check', ({ verification }) => verification],
];

export const csvTitles = () => toCsvLines([columns.map(([title]) => title)]);

/** One line for each lead, in the order of `csvTitles`. */
export const toCsv = (leads: readonly StoredLead[]) =>
  toCsvLines(leads.map((lead) => columns.map(([, value]) => value(lead))));
