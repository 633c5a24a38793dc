/** An import in the agent's words. */

import type { ImportAnswerFragment } from '../generated/operations.ts';
import { fieldLabels, isFieldName } from '../home/home-fields.ts';

/** The fields that a column can mean, in the order of the list. */
export const columnChoices: ReadonlyArray<readonly [field: string, label: string]> = [
  ...Object.entries(fieldLabels),
  ['status', 'Status'],
  ['standing', 'On the site'],
  ['id', 'Id'],
];

const others = new Map(columnChoices);

export const fieldInWords = (field: string): string =>
  isFieldName(field) ? fieldLabels[field] : (others.get(field) ?? field);

export const homesInWords = (count: number): string => (count === 1 ? '1 home' : `${count} homes`);

/** "2 new homes, 1 changed, 40 as they are". */
export function planInWords({
  added,
  changed,
  same,
}: Pick<ImportAnswerFragment, 'added' | 'changed' | 'same'>): string {
  const parts = [
    added > 0 ? `${added} new ${added === 1 ? 'home' : 'homes'}` : '',
    changed > 0 ? `${changed} changed` : '',
    same > 0 ? `${same} as ${same === 1 ? 'it is' : 'they are'}` : '',
  ];
  return parts.filter(Boolean).join(', ') || 'Nothing that can be read in';
}

type Row = ImportAnswerFragment['rows'][number];

/** What is wrong with a row, or what it changes. */
export function rowInWords({ outcome, changes, issues }: Row): string {
  if (outcome === 'added') return 'New';
  if (outcome === 'changed') return `Changes ${changes.map((field) => fieldInWords(field).toLowerCase()).join(', ')}`;
  return issues.map(({ field, message }) => (field ? `${fieldInWords(field)}: ${message}` : message)).join('. ');
}

const required = ['address', 'city', 'zipCode', 'price'] as const;

/** Required fields of a new home that no column contains. */
export const missingColumns = ({ columns }: Pick<ImportAnswerFragment, 'columns'>): string[] =>
  required.filter((name) => columns.every(({ field }) => field !== name)).map(fieldInWords);
