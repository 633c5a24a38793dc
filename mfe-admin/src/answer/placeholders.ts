/** Saved replies name what differs from lead to lead in braces. */

export type Facts = { name: string | null; home: string | null; agent: string };

/** In whose place the name stands when a lead left none, and what a home is called that nobody named. */
const UNKNOWN = { name: 'there', home: 'the home' };

/** Puts a lead's facts in: {name}, {home} and {agent}; anything else in braces stays as it is. */
export function fillIn(words: string, { name, home, agent }: Facts): string {
  const values = new Map<string, string>(
    Object.entries({ name: name ?? UNKNOWN.name, home: home ?? UNKNOWN.home, agent }),
  );
  return words.replaceAll(/\{(\w+)\}/g, (whole, key: string) => values.get(key) ?? whole);
}

/** The way back, for words that are to be kept: facts become placeholders, the longest first. A name in the middle of a word is none. */
export function takeOut(words: string, facts: Facts): string {
  const known = Object.entries(facts)
    .filter((entry): entry is [string, string] => Boolean(entry[1]))
    .toSorted(([, one], [, other]) => other.length - one.length);
  if (known.length === 0) return words;
  const keys = new Map(known.map(([key, value]) => [value, key] as const).toReversed());
  const any = known.map(([, value]) => value.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)).join('|');
  const whole = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${any})(?![\\p{L}\\p{M}\\p{N}])`, 'gu');
  return words.replaceAll(whole, (value) => `{${keys.get(value)}}`);
}
