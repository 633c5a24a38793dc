/** Milliseconds that faults of the live set may take, however many it has: each is waited for, and looked at twice. */
export const OLD_FAULTS_MS = 60_000;

/** Figures that differ from one look to the next: bytes, times and shifts. A status or the number of an error stays. */
const MEASURED = /\d+(\.\d+)? (B|MB|ms|s|px)\b|(?<=layout shift of )[\d.]+/g;
/** A page of the live set that grew by itself meanwhile weighs so much more at most. */
const GROWTH = 1.1;

const bytesOf = (words: string): number => Number(/weighs (\d+) B/.exec(words)?.[1] ?? 0);

/** That the main thread is taken is found in two ways, by chance. */
const kindOf = (words: string): string =>
  words.replace(/^it (keeps|takes) the main thread .*/, 'main thread').replace(MEASURED, '');

/** Whether a page of the live set has the same fault: the same words, whatever was measured, and it is no heavier. */
export const isSameFault = (words: string, live: string): boolean =>
  kindOf(words) === kindOf(live) && bytesOf(words) <= bytesOf(live) * GROWTH;
