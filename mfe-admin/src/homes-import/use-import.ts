import { toast } from 'platform';
import { useRef, useState } from 'react';
import { newId } from '../device/new-id.ts';
import { type HomesImport, type ImportAnswerFragment, ImportHomes, UndoHomesImport } from '../generated/operations.ts';
import { explainFailure, isConflict, toastFailure } from '../property-form/errors.ts';
import { LONG, mutateAsAgent } from '../session/as-agent.ts';
import { keepLastImport, readLastImport } from './last-import.ts';
import { readSheet } from './read-text.ts';

type Sheet = Omit<HomesImport, 'isDryRun'>;

export type Import = {
  fileName: string;
  sheet: Sheet;
  /** The plan or the result for each row. */
  answer: ImportAnswerFragment | null;
  step: 'trying' | 'tried' | 'reading' | 'done' | 'undoing';
  /** Why the trial failed. */
  problem: string;
};

const ask = async (input: HomesImport) => (await mutateAsAgent(ImportHomes, { input }, LONG)).importHomes;

/**
 * A file with our export's column `standing` says whether a home is live. From other files, new homes become drafts.
 */
const startsAsDrafts = ({ columns }: ImportAnswerFragment) => columns.every(({ field }) => field !== 'standing');

/** The import of a file: a trial after each change of its columns, the import itself, and Undo. */
export function useImport() {
  const [current, setCurrent] = useState<Import | null>(readLastImport);
  const turn = useRef(0);

  /** Kept at once: the agent may have left the page meanwhile. */
  function end(next: Import | null): void {
    keepLastImport(next);
    setCurrent(next);
  }

  async function tryOut(fileName: string, sheet: Sheet, then?: (answer: ImportAnswerFragment) => Sheet): Promise<void> {
    turn.current += 1;
    const mine = turn.current;
    setCurrent((before) => ({
      fileName,
      sheet,
      answer: before?.fileName === fileName ? before.answer : null,
      step: 'trying',
      problem: '',
    }));
    try {
      const answer = await ask({ ...sheet, isDryRun: true });
      // With an id it was read in, and only the answer was lost.
      if (mine !== turn.current) return;
      const tried: Import = { fileName, sheet: then?.(answer) ?? sheet, answer, step: 'tried', problem: '' };
      if (answer.id) end({ ...tried, step: 'done' });
      else setCurrent(tried);
    } catch (error) {
      const { description } = explainFailure(error);
      // It was read in by this id, and its homes have changed since: from here on it is another import.
      const next = isConflict(error) ? { ...sheet, id: newId() } : sheet;
      const problem = description.replace(/^Csv: /, '');
      if (mine === turn.current) setCurrent((before) => before && { ...before, sheet: next, step: 'tried', problem });
    }
  }

  async function choose(file: File): Promise<void> {
    const read = await readSheet(file);
    if ('problem' in read)
      return toast({ title: `${file.name} is not read`, description: read.problem, variant: 'destructive' });
    const { csv } = read;
    // After a trial that failed, the same file is the same import: it may have been read in. Not after the first trial,
    // which tells the columns.
    if (current?.problem && current.sheet.columns && current.sheet.csv === csv) return tryOut(file.name, current.sheet);
    const id = newId();
    await tryOut(file.name, { id, csv, columns: null, areDrafts: false }, (answer) => ({
      id,
      csv,
      columns: answer.columns.map(({ field }) => field),
      areDrafts: startsAsDrafts(answer),
    }));
  }

  async function readIn(): Promise<void> {
    if (current?.step !== 'tried') return;
    setCurrent({ ...current, step: 'reading' });
    try {
      const answer = await ask(current.sheet);
      end({ ...current, answer, step: 'done' });
    } catch (error) {
      toastFailure(error);
      // Somebody may have changed a home meanwhile, or it was read in and the answer was lost. The trial tells which.
      await tryOut(current.fileName, current.sheet);
    }
  }

  async function undo(): Promise<void> {
    const id = current?.answer?.id;
    if (!current || !id) return;
    setCurrent({ ...current, step: 'undoing' });
    try {
      await mutateAsAgent(UndoHomesImport, { id }, LONG);
      toast({ title: 'Taken back', description: 'Every home is as it was.' });
      end(null);
    } catch (error) {
      toastFailure(error);
      setCurrent({ ...current, step: 'done' });
    }
  }

  return {
    current,
    choose: (file: File) => void choose(file),
    forget: () => end(null),
    setColumn(index: number, field: string | null): void {
      if (!current) return;
      const columns = (current.sheet.columns ?? []).map((before, place) => {
        if (place === index) return field;
        return before === field ? null : before;
      });
      void tryOut(current.fileName, { ...current.sheet, columns });
    },
    setDrafts: (areDrafts: boolean) =>
      setCurrent((before) => before && { ...before, sheet: { ...before.sheet, areDrafts } }),
    readIn: () => void readIn(),
    undo: () => void undo(),
  };
}
