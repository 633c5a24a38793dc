/** Saved replies have placeholders in braces for what differs between leads. */

export type Facts = { name: string | null; home: string | null; agent: string };

/** Used if a lead has no name, or names no home. */
const UNKNOWN = { name: 'there', home: 'the home' };

/** Replaces {name}, {home} and {agent} by a lead's facts. Anything else in braces stays. */
export function fillIn(words: string, { name, home, agent }: Facts): string {
  const values = new Map<string, string>(
    Object.entries({ name: name ?? UNKNOWN.name, home: home ?? UNKNOWN.home, agent }),
  );
  return words.replaceAll(/\{(\w+)\}/g, (whole, key: string) => values.get(key) ?? whole);
}

/**
 * A letter with a saved reply. It takes the place of what else stood there without being typed (`others`), and comes
 * after the agent's own words.
 */
export function withReply(letter: string, reply: string, others: readonly string[]): string {
  const stands = (one: string) => one !== '' && (letter === one || letter.endsWith(`\n\n${one}`));
  const [other = ''] = others.filter(stands).toSorted((one, next) => next.length - one.length);
  const own = letter.slice(0, letter.length - other.length).trimEnd();
  return own === '' ? reply : `${own}\n\n${reply}`;
}

/**
 * The reverse, for a text that is saved: facts become placeholders, the longest first. Only whole words count, so that a
 * short name is not found within another word.
 */
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
