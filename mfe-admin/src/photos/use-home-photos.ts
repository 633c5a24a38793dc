/** The photos of a home that is live: each change of them is live at once, and can be taken back. */

import { CombinedGraphQLErrors } from 'platform/apollo';
import { useEffect, useRef } from 'react';
import { DescribeHomePhoto, type HomeDetailsFragment, SaveHome } from '../generated/operations.ts';
import { readHome } from '../home/use-home.ts';
import { sayFailure } from '../property-form/errors.ts';
import { doAsAgent } from '../session/ask-viewer.ts';
import { offerUndo } from '../undo/undo.ts';
import { photosOf } from './photo.ts';

type Order = (files: readonly string[]) => string[];

/** Times that a change is laid over what another device did at the same moment. */
const TRIES = 3;

const isConflict = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === 'CONFLICT');

const filesOf = ({ photos }: HomeDetailsFragment) => photos.map(({ file }) => file);

async function reorder(home: HomeDetailsFragment, order: Order, tries = TRIES): Promise<HomeDetailsFragment> {
  const variables = { id: home.id, input: { images: order(filesOf(home)) }, expectedUpdatedAt: home.updatedAt };
  try {
    return (await doAsAgent(SaveHome, variables)).updateProperty;
  } catch (error) {
    const fresh = isConflict(error) && tries > 1 ? await readHome(home.id) : null;
    if (!fresh) throw error;
    return reorder(fresh, order, tries - 1);
  }
}

const foreseen = (home: HomeDetailsFragment, order: Order): HomeDetailsFragment => {
  const known = new Map(home.photos.map((photo) => [photo.file, photo]));
  return { ...home, photos: order(filesOf(home)).flatMap((file) => known.get(file) ?? []) };
};

const putAt = (files: readonly string[], file: string, place: number): string[] =>
  files.includes(file) ? [...files] : files.toSpliced(place, 0, file);

export function useHomePhotos(home: HomeDetailsFragment, adopt: (home: HomeDetailsFragment) => void) {
  const latest = useRef(home);
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    latest.current = home;
  }, [home]);

  /** One after the other, each upon what the one before came to. */
  function inTurn(work: () => Promise<HomeDetailsFragment>): Promise<void> {
    const done = turn.current.then(work).then((saved) => {
      latest.current = saved;
      adopt(saved);
    });
    turn.current = done.catch(() => undefined); // Said to whoever asked for it; the next one goes on.
    return done;
  }

  async function change(order: Order): Promise<boolean> {
    const before = latest.current;
    adopt(foreseen(before, order));
    try {
      await inTurn(() => reorder(latest.current, order));
      return true;
    } catch (error) {
      adopt(before);
      sayFailure(error);
      return false;
    }
  }

  const write = (file: string, alt: string) =>
    inTurn(async () => (await doAsAgent(DescribeHomePhoto, { propertyId: home.id, file, alt })).describePhoto);

  return {
    photos: photosOf(home),
    /** Rejects when the home could not be told. */
    add: (file: string) => inTurn(() => reorder(latest.current, (files) => putAt(files, file, files.length))),
    order: (files: readonly string[]) => void change(() => [...files]),
    async describe(file: string, text: string): Promise<void> {
      await write(file, text).catch(sayFailure);
    },
    async remove(file: string): Promise<void> {
      const place = filesOf(latest.current).indexOf(file);
      const text = photosOf(latest.current)[place]?.text ?? '';
      if (!(await change((files) => files.filter((one) => one !== file)))) return;
      offerUndo(`Photo ${place + 1}`, 'is taken away', async () => {
        if ((await change((files) => putAt(files, file, place))) && text) await write(file, text).catch(sayFailure);
      });
    },
  };
}
