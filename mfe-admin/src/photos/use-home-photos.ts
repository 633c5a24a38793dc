/** The photos of a live home. Each change is live at once, and can be undone. */

import { toast } from 'platform';
import { useEffect, useRef } from 'react';
import type { Focus } from 'schema';
import { DescribeHomePhoto, FocusHomePhoto, type HomeDetailsFragment } from '../generated/operations.ts';
import { mutateAsAgent } from '../session/as-agent.ts';
import { refetchAllAfter } from '../session/use-agent-query.ts';
import { beginRemoval, toastRefusal } from '../undo/undo.ts';
import { addToHome, arranged, filesOf, type Order, putAt, reorder } from './add-to-home.ts';
import { photosOf } from './photo.ts';

const foreseen = (home: HomeDetailsFragment, order: Order): HomeDetailsFragment => {
  const known = new Map(home.photos.map((photo) => [photo.file, photo]));
  return { ...home, photos: order(filesOf(home)).flatMap((file) => known.get(file) ?? []) };
};

export function useHomePhotos(home: HomeDetailsFragment, adopt: (home: HomeDetailsFragment) => void) {
  const shown = useRef(home);
  /** The home as the gateway last returned it. Changes are based on this, not on a guess, which may be refused. */
  const latest = useRef(home);
  const guesses = useRef(new WeakSet<HomeDetailsFragment>());
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    shown.current = home;
    if (!guesses.current.has(home)) latest.current = home;
  }, [home]);

  /** One after the other, each based on the result of the one before. */
  function oneAtATime(work: () => Promise<HomeDetailsFragment>): Promise<void> {
    const done = turn.current.then(work).then((saved) => {
      latest.current = saved;
      adopt(saved);
    });
    turn.current = done.catch(() => undefined); // The caller gets the error; the next change runs.
    return done;
  }

  /** Shown at once. Rejects if the home could not be changed. */
  async function change(order: Order): Promise<void> {
    const guess = foreseen(shown.current, order);
    guesses.current.add(guess);
    adopt(guess);
    try {
      await oneAtATime(() => reorder(latest.current, order));
    } catch (error) {
      // Includes photos that were added meanwhile.
      adopt(latest.current);
      throw error;
    }
  }

  /** Reports a failure, and shows what the gateway has now. Resolves with whether it was done. */
  const tell = (work: Promise<void>): Promise<boolean> =>
    work.then(
      () => true,
      (error) => {
        toastRefusal(error);
        refetchAllAfter(error);
        return false;
      },
    );

  async function put(files: readonly string[]): Promise<void> {
    if (!(await tell(change(arranged(files))))) return;
    const there = filesOf(latest.current);
    if (files.every((file) => there.includes(file))) return;
    const description = 'Another device has taken a photo away meanwhile. The others stand as you put them.';
    toast({ title: 'A photo is gone', description, variant: 'destructive' });
  }

  return {
    photos: photosOf(home),
    home: { id: home.id, address: home.address },
    /** Rejects if the home could not be changed. */
    add: (file: string, picked: readonly string[]) => oneAtATime(() => addToHome(latest.current, file, picked)),
    order: (files: readonly string[]) => void put(files),
    describe(file: string, alt: string, expectedAlt: string): Promise<boolean> {
      const variables = { propertyId: home.id, file, alt, expectedAlt };
      return tell(oneAtATime(async () => (await mutateAsAgent(DescribeHomePhoto, variables)).describePhoto));
    },
    focus(file: string, focus: Focus | null, expectedFocus: Focus | null): Promise<boolean> {
      const variables = { propertyId: home.id, file, focus, expectedFocus };
      return tell(oneAtATime(async () => (await mutateAsAgent(FocusHomePhoto, variables)).focusPhoto));
    },
    async remove(file: string): Promise<void> {
      const removal = beginRemoval();
      const place = filesOf(shown.current).indexOf(file);
      if (!(await tell(change((files) => files.filter((one) => one !== file))))) return removal.failed();
      // The gateway keeps its text and its point for a day.
      removal.offer(`Photo ${place + 1}`, 'is taken away', () => change((files) => putAt(files, file, place)));
    },
  };
}
