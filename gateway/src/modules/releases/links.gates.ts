/** Reasons against links that parts offer for the header and the footer. */

import { type Release, type ReleaseSet, titleOf } from './release.ts';

type Place = Release['links'][number]['places'][number];

const MOST_OF_ONE = 3;
/**
 * Links of all parts together. The header shows its links in one line from 1081 px on, and there has room for one short
 * word more.
 */
const MOST: Readonly<Record<Place, number>> = { header: 1, footer: 6 };
/** Letters as a reader counts them. */
const LONGEST: Readonly<Record<Place, number>> = { header: 8, footer: 20 };

const longestOf = (places: readonly Place[]) => Math.min(...places.map((place) => LONGEST[place]));
const isShown = ({ label, places }: Release['links'][number]) =>
  label === label.trim() && label !== '' && [...label].length <= longestOf(places);

/** Signs that are not drawn, or turn the words around them: a control, a blank of no width, the end of a line. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
const isReadable = (text: string) => /[\p{L}\p{N}]/u.test(text) && !UNSEEN.test(text);

/** What the menus show must be readable: a link without a letter has no name for anybody. */
function unreadable({ links, navigation }: Release): string[] {
  const shown = [
    ...links.map(({ label, to }) => ({ words: label, what: `the link ${JSON.stringify(label)} to ${to}` })),
    ...navigation.map(({ name, href }) => ({ words: name, what: `the town ${JSON.stringify(name)} at ${href}` })),
  ];
  return shown
    .filter(({ words }) => !isReadable(words))
    .map(({ what }) => `${what} has no letter, or a sign that nobody sees`);
}

/** All reasons against the links of one build, independent of the set that it goes live in. */
export function reasonsAgainstLinks(release: Release): string[] {
  const { links, isPrivate, name } = release;
  const reasons = [
    ...links
      .filter((link) => !isShown(link))
      .map(({ label, to, places }) => `the link '${label}' to ${to} has to have 1 to ${longestOf(places)} letters`),
    ...unreadable(release),
    ...(links.length > MOST_OF_ONE ? [`offers ${links.length} links to the frame, ${MOST_OF_ONE} at most`] : []),
    ...(isPrivate && links.length > 0 ? ['is private, and offers links to the frame'] : []),
    ...(name === 'shell' && links.length > 0 ? ['is the frame, and has its links itself'] : []),
  ];
  return reasons.map((words) => `${titleOf(release)}: ${words}`);
}

/** Reasons if a place has more links than fit, or two with the same label or target. */
export function crowdedPlaces({ remotes }: ReleaseSet): string[] {
  return (['header', 'footer'] as const).flatMap((place) => {
    const offered = remotes.flatMap((release) =>
      release.links.filter(({ places }) => places.includes(place)).map((link) => ({ ...link, release })),
    );
    const twice = offered.flatMap(({ label, to, release }, index) => {
      const other = offered.slice(0, index).find((earlier) => earlier.label === label || earlier.to === to);
      if (!other) return [];
      return [`${titleOf(release)}: the ${place} has a link '${other.label}' already, of ${titleOf(other.release)}`];
    });
    const names = offered.map(({ release }) => titleOf(release)).join(', ');
    return offered.length > MOST[place]
      ? [...twice, `the ${place} would have ${offered.length} links of parts, ${MOST[place]} at most: ${names}`]
      : twice;
  });
}
