/** Why a set of releases must not go live. Each gate answers its exact reasons; none of them is a warning. */

import { type GraphQLSchema, parse, validate } from 'graphql';
import { satisfies } from 'semver';
import { answersOf } from './body-links.ts';
import { crowdedPlaces } from './links.gates.ts';
import { type Release, type ReleaseSet, titleOf } from './release.ts';

/** Every slot that a page or the frame places exists in the set. */
function missingSlots({ shell, remotes }: ReleaseSet): string[] {
  const offered = new Set(
    remotes.flatMap((remote) => Object.keys(remote.slots).map((slot) => `${remote.short}/${slot}`)),
  );
  const placed = [shell, ...remotes].flatMap((release) =>
    release.pages.flatMap((page) => page.slots.map((slot) => ({ release, slot, where: `page ${page.path}` }))),
  );
  const framed = shell.frameSlots.map((slot) => ({ release: shell, slot, where: 'the frame' }));
  return [...placed, ...framed]
    .filter(({ slot }) => !offered.has(slot))
    .map(
      ({ release, slot, where }) =>
        `${titleOf(release)}: ${where} places the slot ${slot}, which no release of the set has`,
    );
}

/** What a pattern answers, whatever it calls its parameters, in whichever case and with or without a last slash. */
const answeredBy = (path: string): string =>
  path
    .toLowerCase()
    .replaceAll(/:\w+/g, ':')
    .replace(/(?<=.)\/$/, '');

/** No two releases answer the same addresses. */
function contestedPaths({ shell, remotes }: ReleaseSet): string[] {
  const owners = new Map<string, Release>();
  return [shell, ...remotes].flatMap((release) =>
    release.pages.flatMap(({ path }) => {
      const answered = answeredBy(path);
      const owner = owners.get(answered);
      owners.set(answered, release);
      return owner ? [`${titleOf(release)}: the page ${path} belongs to ${titleOf(owner)} already`] : [];
    }),
  );
}

/** What each remote was built against is what the shell lends. */
function unmetRanges({ shell, remotes }: ReleaseSet): string[] {
  return remotes.flatMap((remote) =>
    (['platform', 'ui'] as const)
      .filter((name) => !satisfies(shell[name], remote[name]))
      .map((name) => `${titleOf(remote)}: needs ${name} ${remote[name]}, and ${titleOf(shell)} lends ${shell[name]}`),
  );
}

/** What keeps a document from being answered: a mistake in its grammar, or what the schema does not have. */
function faultsOf(text: string, schema: GraphQLSchema): string[] {
  try {
    return validate(schema, parse(text)).map(({ message }) => message);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** Every registered operation is one that the gateway's schema can answer. */
export function unanswerable(releases: readonly Release[], schema: GraphQLSchema): string[] {
  return releases.flatMap((release) =>
    release.operations.flatMap(({ name, text }) =>
      faultsOf(text, schema).map((words) => `${titleOf(release)}: operation ${name}: ${words}`),
    ),
  );
}

/** Every link that a part offers to the frame, and every address it lists, leads to a page. */
function deadLinks({ shell, remotes }: ReleaseSet): string[] {
  const isAnswered = answersOf({ shell, remotes });
  return [shell, ...remotes].flatMap((release) =>
    [
      ...release.navigation.map(({ href }) => href),
      ...release.links.map(({ to }) => to),
      ...release.sitemap.map(({ path }) => path),
    ]
      .filter((href) => !isAnswered(href.replace(/#.*/, '')))
      .map((href) => `${titleOf(release)}: links to ${href}, which no page of the set answers`),
  );
}

/** All reasons against a set; empty when it may go live. */
export function reasonsAgainst(set: ReleaseSet, schema: GraphQLSchema): string[] {
  return [
    ...missingSlots(set),
    ...deadLinks(set),
    ...crowdedPlaces(set),
    ...contestedPaths(set),
    ...unmetRanges(set),
    ...unanswerable([set.shell, ...set.remotes], schema),
  ];
}
