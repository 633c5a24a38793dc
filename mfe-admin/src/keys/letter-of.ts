type Press = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/**
 * The letter that a shortcut knows a key by: the one that it writes, as on a Dvorak keyboard, or, where it writes Cyrillic,
 * Greek or Hebrew, the Latin letter that lies there on an English one. Caps Lock makes no difference.
 */
export function letterOf({ key, code, shiftKey }: Press): string {
  const [, place] = /^Key([A-Z])$/.exec(code) ?? [];
  const written = place && /^[^\p{Script=Latin}]$/u.test(key) && /^\p{L}$/u.test(key) ? place : key;
  return shiftKey ? written : written.toLowerCase();
}
