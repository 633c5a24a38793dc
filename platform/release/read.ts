/** The words that a command is given, read whole before anything is done. */

import { parseArgs } from 'node:util';
import { RefusedError } from './refused.ts';

/** `least` words must be there, or else `missing` is said, and no more than `most`. Options are with a value, or without. */
type Form = { least?: number; most?: number; missing?: string; options?: Record<string, 'string' | 'boolean'> };

/**
 * The words after a command, and its options. Refuses what is missing, for a pipeline in which a variable is empty would
 * otherwise succeed; and what the command does not read, for whoever wrote `--dry-run` did not want it carried out.
 */
export function read(given: readonly string[], { least = 0, most = least, missing = '', options = {} }: Form) {
  const known = Object.entries(options).map(([name, type]) => [name, { type }] as const);
  const { tokens } = parseArgs({
    args: [...given],
    options: Object.fromEntries(known),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const words: string[] = [];
  const values = new Map<string, string>();
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, value = '' } = token;
    const type = Object.hasOwn(options, name) ? options[name] : undefined;
    if (type === undefined || (type === 'boolean' && value)) throw new RefusedError([`${rawName}: not understood`]);
    if (values.has(name)) throw new RefusedError([`${rawName} is given twice`]);
    if (type === 'string' && !value) throw new RefusedError([`${rawName} has no value`]);
    values.set(name, value);
  }
  // Of what may be left out, an empty word is as good as none; of a list each counts.
  const needed = Number.isFinite(most) ? words.slice(0, least) : words;
  if (words.length < least || needed.includes('')) throw new RefusedError([missing]);
  const [unread] = words.slice(most);
  if (unread !== undefined) throw new RefusedError([`${unread}: not understood`]);
  return { words, values };
}

/** Refuses what is no whole number within these bounds, before anything is sent for it. */
export function numberOf(values: ReadonlyMap<string, string>, option: string, [from, to]: readonly [number, number]) {
  const text = values.get(option);
  if (text === undefined) return undefined;
  const number = Number(text);
  if (!Number.isInteger(number) || number < from || number > to)
    throw new RefusedError([`--${option} is a whole number from ${from} to ${to}, not ${text}`]);
  return number;
}
