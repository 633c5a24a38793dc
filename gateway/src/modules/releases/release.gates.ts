/** Reasons why a set of releases must not go live. There are no warnings: each reason refuses the set. */

import { type GraphQLSchema, parse, validate } from 'graphql';
import { satisfies } from 'semver';
import { answersOf } from './body-links.ts';
import { isBelow } from './claims.gates.ts';
import { crowdedPlaces } from './links.gates.ts';
import { type Release, type ReleaseSet, titleOf } from './release.ts';

/** Every slot that a page or the frame places must exist in the set. */
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

/**
 * A pattern in a form that is equal for patterns that answer the same addresses: parameter names, case and a last slash
 * do not matter.
 */
const answeredBy = (path: string): string =>
  path
    .toLowerCase()
    .replaceAll(/:\w+/g, ':')
    .replace(/(?<=.)\/$/, '');

/** Whether there is an address that both patterns answer. */
function overlap(one: string, other: string): boolean {
  const [ones, others] = [answeredBy(one).split('/'), answeredBy(other).split('/')];
  if (ones.length !== others.length) return false;
  return ones.every((part, index) => {
    const other = others[index];
    return part === other || (part === ':' && other !== '') || (other === ':' && part !== '');
  });
}

/** No two releases may answer the same address. Within one release, a fixed word comes before a parameter. */
function contestedPaths({ shell, remotes }: ReleaseSet): string[] {
  const pages = [shell, ...remotes].flatMap((release) => release.pages.map(({ path }) => ({ release, path })));
  return pages.flatMap(({ release, path }, index) => {
    const taken = pages
      .slice(0, index)
      .find((other) =>
        other.release === release ? answeredBy(other.path) === answeredBy(path) : overlap(other.path, path),
      );
    if (!taken) return [];
    const asWhat = answeredBy(taken.path) === answeredBy(path) ? '' : `, as ${taken.path}`;
    return [`${titleOf(release)}: the page ${path} belongs to ${titleOf(taken.release)} already${asWhat}`];
  });
}

/** An app's service worker controls every page below its scope, so these pages must all belong to its part. */
function coveredPages({ shell, remotes }: ReleaseSet): string[] {
  const all = [shell, ...remotes];
  return all.flatMap((release) => {
    const { scope } = release.app ?? {};
    if (!scope) return [];
    return all
      .filter((other) => other !== release)
      .flatMap((other) => other.pages.filter(({ path }) => isBelow(path, scope)).map(({ path }) => ({ other, path })))
      .map(
        ({ other, path }) =>
          `${titleOf(release)}: its application at ${scope} would stand over the page ${path} of ${titleOf(other)}`,
      );
  });
}

/** The shell must provide what each remote was built against. */
function unmetRanges({ shell, remotes }: ReleaseSet): string[] {
  return remotes.flatMap((remote) =>
    (['platform', 'ui'] as const)
      .filter((name) => !satisfies(shell[name], remote[name]))
      .map(
        (name) => `${titleOf(remote)}: needs ${name} ${remote[name]}, and ${titleOf(shell)} provides ${shell[name]}`,
      ),
  );
}

/** Why a GraphQL document cannot be answered: a syntax error, or something that is not in the schema. */
function faultsOf(text: string, schema: GraphQLSchema): string[] {
  try {
    return validate(schema, parse(text)).map(({ message }) => message);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** Every registered operation must fit the gateway's schema. */
export function unanswerable(releases: readonly Release[], schema: GraphQLSchema): string[] {
  return releases.flatMap((release) =>
    release.operations.flatMap(({ name, text }) =>
      faultsOf(text, schema).map((words) => `${titleOf(release)}: operation ${name}: ${words}`),
    ),
  );
}

/**
 * The towns in the menus are pages of the part that names them: the header looks as a town's where one is, which on another
 * part's page is not for this part to say.
 */
function strayTowns({ shell, remotes }: ReleaseSet): string[] {
  return [shell, ...remotes].flatMap((release) => {
    const isOwn = answersOf({ shell: release, remotes: [] });
    const towns = release.navigation.map(({ href }) => href);
    return [
      ...towns.filter((href) => !isOwn(href)).map((href) => `has a town at ${href}, which no page of its own answers`),
      ...towns.filter((href, index) => towns.indexOf(href) !== index).map((href) => `has two towns at ${href}`),
    ].map((words) => `${titleOf(release)}: ${words}`);
  });
}

/** Every link that a part offers to the frame, and every address that it lists, must lead to a page. */
function deadLinks({ shell, remotes }: ReleaseSet): string[] {
  const isAnswered = answersOf({ shell, remotes });
  return [shell, ...remotes].flatMap((release) =>
    [...release.links.map(({ to }) => to), ...release.sitemap.map(({ path }) => path)]
      .filter((href) => !isAnswered(href.replace(/#.*/, '')))
      .map((href) => `${titleOf(release)}: links to ${href}, which no page of the set answers`),
  );
}

/** All reasons against a set; empty if it may go live. */
export function reasonsAgainst(set: ReleaseSet, schema: GraphQLSchema): string[] {
  return [
    ...missingSlots(set),
    ...strayTowns(set),
    ...deadLinks(set),
    ...crowdedPlaces(set),
    ...contestedPaths(set),
    ...coveredPages(set),
    ...unmetRanges(set),
    ...unanswerable([set.shell, ...set.remotes], schema),
  ];
}
