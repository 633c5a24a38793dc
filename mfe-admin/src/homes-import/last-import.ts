/**
 * What was read in last in this tab. The agent looks at the homes first, or loads the page anew, and can then still take it
 * back.
 */

import { lastImport } from '../device/drafts.ts';
import type { Import } from './use-import.ts';

type Done = Pick<Import, 'fileName' | 'answer'>;

const isDone = (value: unknown): value is Done => {
  const { fileName, answer } = (value ?? {}) as Partial<Done>;
  return (
    typeof fileName === 'string' &&
    typeof answer?.id === 'string' &&
    [answer.added, answer.changed, answer.same].every(Number.isInteger)
  );
};

/** Null if there is none that can be taken back, or if the tab stores nothing. */
export function readLastImport(): Import | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(lastImport) ?? 'null');
    return isDone(kept) ? { ...kept, sheet: { csv: '' }, step: 'done', problem: '' } : null;
  } catch {
    return null;
  }
}

/** Null: it was taken back, or is of no interest any more. */
export function keepLastImport(done: Import | null): void {
  try {
    const kept: Done | null = done?.answer
      ? { fileName: done.fileName, answer: { ...done.answer, columns: [], rows: [] } }
      : null;
    sessionStorage.setItem(lastImport, JSON.stringify(kept));
  } catch {
    // Storage is blocked or full. It can be taken back until the agent leaves the page.
  }
}
