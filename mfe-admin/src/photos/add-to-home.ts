import { CombinedGraphQLErrors } from 'platform/apollo';
import { type HomeDetailsFragment, SaveHome } from '../generated/operations.ts';
import { readHome } from '../home/use-home.ts';
import { doAsAgent } from '../session/ask-viewer.ts';

export type Order = (files: readonly string[]) => string[];

/** Times that a change is laid over what another device did at the same moment. */
const TRIES = 3;

const isConflict = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === 'CONFLICT');

export const filesOf = ({ photos }: HomeDetailsFragment) => photos.map(({ file }) => file);

/** Brings a home's photos into the order that `order` makes of those it has by then. */
export async function reorder(home: HomeDetailsFragment, order: Order, tries = TRIES): Promise<HomeDetailsFragment> {
  const variables = { id: home.id, input: { images: order(filesOf(home)) }, expectedUpdatedAt: home.updatedAt };
  try {
    return (await doAsAgent(SaveHome, variables)).updateProperty;
  } catch (error) {
    const fresh = isConflict(error) && tries > 1 ? await readHome(home.id) : null;
    if (!fresh) throw error;
    return reorder(fresh, order, tries - 1);
  }
}

export const putAt = (files: readonly string[], file: string, place: number): string[] =>
  files.includes(file) ? [...files] : files.toSpliced(place, 0, file);

/** The order that the agent gave, of the photos that are there by then; what was added meanwhile comes after them. */
export const arranged =
  (wanted: readonly string[]): Order =>
  (files) => [...wanted.filter((file) => files.includes(file)), ...files.filter((file) => !wanted.includes(file))];

/** Shows one more photo, after all others; one that is there stays where it is. */
export const addToHome = (home: HomeDetailsFragment, file: string): Promise<HomeDetailsFragment> =>
  reorder(home, (files) => putAt(files, file, files.length));
