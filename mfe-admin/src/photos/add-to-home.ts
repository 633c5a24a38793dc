import { type HomeDetailsFragment, SaveHome } from '../generated/operations.ts';
import { mutateAsAgent } from '../session/as-agent.ts';
import { placeOfUpload } from './place-of-upload.ts';

export type Order = (files: readonly string[]) => string[];

export const filesOf = ({ photos }: HomeDetailsFragment) => photos.map(({ file }) => file);

/**
 * Changes which photos a home has, and their order. `order` gets its photos and returns them as they are to be. What another
 * device has added or removed meanwhile stays so. Rejects with CONFLICT where both have put them into another order.
 */
export async function reorder(home: HomeDetailsFragment, order: Order): Promise<HomeDetailsFragment> {
  const expectedImages = filesOf(home);
  const variables = { id: home.id, input: { images: order(expectedImages) }, expectedImages };
  return (await mutateAsAgent(SaveHome, variables)).updateProperty;
}

export const putAt = (files: readonly string[], file: string, place: number): string[] =>
  files.includes(file) ? [...files] : files.toSpliced(place, 0, file);

/** The agent's order for the photos that still exist. Photos that were added meanwhile come last. */
export const arranged =
  (wanted: readonly string[]): Order =>
  (files) => [...wanted.filter((file) => files.includes(file)), ...files.filter((file) => !wanted.includes(file))];

/** Adds a photo beside those that were picked with it. A photo that is already there stays in its place. */
export const addToHome = (
  home: HomeDetailsFragment,
  file: string,
  picked: readonly string[] = [],
): Promise<HomeDetailsFragment> => reorder(home, (files) => putAt(files, file, placeOfUpload(files, file, picked)));
