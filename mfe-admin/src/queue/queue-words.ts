import { statusWords } from '../homes/status-words.ts';
import type { Waiting } from './waiting.ts';

const names = {
  notes: ['note', 'notes'],
  status: ['change', 'changes'],
  move: ['change', 'changes'],
  call: ['call', 'calls'],
  photo: ['photo', 'photos'],
} as const;

/** "2 notes and 3 photos", "1 note, 1 change and 1 photo". */
export function countInWords(items: readonly Waiting[]): string {
  const counts = new Map<string, { count: number; many: string }>();
  for (const { what } of items) {
    const [one, many] = names[what];
    counts.set(one, { count: (counts.get(one)?.count ?? 0) + 1, many });
  }
  const parts = [...counts].map(([one, { count, many }]) => `${count} ${count === 1 ? one : many}`);
  const last = parts.pop() ?? '';
  return parts.length > 0 ? `${parts.join(', ')} and ${last}` : last;
}

const leadWords = { new: 'New', contacted: 'Contacted', closed: 'Closed', spam: 'Spam' } as const;

/** What will be done when it is sent. */
export function deedInWords(item: Waiting): string {
  if (item.what === 'notes') return item.to ? `Notes: “${item.to}”` : 'No notes';
  if (item.what === 'status') return leadWords[item.to];
  if (item.what === 'move') return statusWords[item.to];
  if (item.what === 'call') return 'You called';
  return `Photo ${item.photo.name}`;
}
