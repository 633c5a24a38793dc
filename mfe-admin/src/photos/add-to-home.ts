import { type HomeDetailsFragment, SaveHome } from '../generated/operations.ts';
import { readHome } from '../home/use-home.ts';
import { isConflict } from '../property-form/errors.ts';
import { mutateAsAgent } from '../session/as-agent.ts';

export type Order = (files: readonly string[]) => string[];

/** How often a change is tried if other devices change the same home at the same moment. */
const TRIES = 3;

export const filesOf = ({ photos }: HomeDetailsFragment) => photos.map(({ file }) => file);

/** Orders a home's photos. `order` gets the present photos and returns them in the new order. */
export async function reorder(home: HomeDetailsFragment, order: Order, tries = TRIES): Promise<HomeDetailsFragment> {
  const variables = { id: home.id, input: { images: order(filesOf(home)) }, expectedUpdatedAt: home.updatedAt };
  try {
    return (await mutateAsAgent(SaveHome, variables)).updateProperty;
  } catch (error) {
    const fresh = isConflict(error) && tries > 1 ? await readHome(home.id) : null;
    if (!fresh) throw error;
    return reorder(fresh, order, tries - 1);
  }
}

export const putAt = (files: readonly string[], file: string, place: number): string[] =>
  files.includes(file) ? [...files] : files.toSpliced(place, 0, file);

/** The agent's order for the photos that still exist. Photos that were added meanwhile come last. */
export const arranged =
  (wanted: readonly string[]): Order =>
  (files) => [...wanted.filter((file) => files.includes(file)), ...files.filter((file) => !wanted.includes(file))];

/** Adds a photo at the end. A photo that is already there stays in its place. */
export const addToHome = (home: HomeDetailsFragment, file: string): Promise<HomeDetailsFragment> =>
  reorder(home, (files) => putAt(files, file, files.length));
