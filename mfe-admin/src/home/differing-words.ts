/** A text in three parts: the middle one differs from the other text, the beginning and the end are equal. */

export type Parts = readonly [before: string, differing: string, after: string];

const wordsOf = (text: string): string[] => text.split(/(?<=\s)/);

/** How many words at the beginning of two texts are equal. */
function alike(first: readonly string[], second: readonly string[]): number {
  const different = first.findIndex((word, index) => word !== second[index]);
  return different === -1 ? first.length : different;
}

export function differingWords(here: string, there: string): { here: Parts; there: Parts } {
  const [mine, theirs] = [wordsOf(here), wordsOf(there)];
  const start = alike(mine, theirs);
  const end = Math.min(alike(mine.toReversed(), theirs.toReversed()), Math.min(mine.length, theirs.length) - start);
  const split = (words: readonly string[]): Parts => [
    words.slice(0, start).join(''),
    words.slice(start, words.length - end).join(''),
    words.slice(words.length - end).join(''),
  ];
  return { here: split(mine), there: split(theirs) };
}

/** As much of the equal part as is needed to find the place. */
export const shortened = (words: string, side: 'start' | 'end', length = 40): string => {
  if (words.length <= length) return words;
  return side === 'end' ? `… ${words.slice(-length).trimStart()}` : `${words.slice(0, length).trimEnd()} …`;
};
