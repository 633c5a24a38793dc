/**
 * What was read in last in this tab. The agent looks at the homes first, or loads the page anew, and can then still take it
 * back.
 */

import { lastImport } from '../device/drafts.ts';
import type { Import } from './use-import.ts';

type Done = Pick<Import, 'fileName' | 'answer'>;

/** Null if there is none, or if the tab stores nothing. */
export function readLastImport(): Import | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(lastImport) ?? 'null') as Done | null;
    return kept && { ...kept, sheet: { csv: '' }, step: 'done', problem: '' };
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
