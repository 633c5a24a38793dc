/** Names that a toast on a phone has room for. */
const MOST = 3;

/** The toast about photos that are not uploaded and that this device does not keep. */
export function notUpInWords(names: readonly string[]): { title: string; description: string } {
  const again = names.length === 1 ? 'Choose it again.' : 'Choose them again.';
  if (names.length <= MOST) return { title: `Not up: ${names.join(', ')}`, description: again };
  const more = `${names.slice(0, MOST).join(', ')} and ${names.length - MOST} more.`;
  return { title: `${names.length} photos are not up`, description: `${more} ${again}` };
}
