/** Saved replies name what differs from lead to lead in braces. */

export type Facts = { name: string | null; home: string | null; agent: string };

/** In whose place the name stands when a lead left none, and what a home is called that nobody named. */
const UNKNOWN = { name: 'there', home: 'the home' };

/** Puts a lead's facts in: {name}, {home} and {agent}; anything else in braces stays as it is. */
export function fillIn(words: string, { name, home, agent }: Facts): string {
  const values: Readonly<Record<string, string>> = { name: name ?? UNKNOWN.name, home: home ?? UNKNOWN.home, agent };
  return words.replaceAll(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
}

/** The way back, for words that are to be kept: facts become placeholders, the longest first. */
export function takeOut(words: string, facts: Facts): string {
  const known = Object.entries(facts).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return known
    .toSorted(([, one], [, other]) => other.length - one.length)
    .reduce((text, [key, value]) => text.replaceAll(value, `{${key}}`), words);
}
