import { fitted, fittedWords } from './price.css.ts';

/** The signs of the longest piece that stands on one line: a word, or a number without its unit. */
const longestOf = (prices: readonly string[]): number =>
  Math.max(...prices.flatMap((price) => price.split(/\s|(?=\/)/).map(({ length }) => length)));

/**
 * A price in one line, as small as its `room` makes it: broken within, a number reads like another. A rent may be
 * broken before its unit: "$3,200/mo". `among`: the prices beside it, which are of one size.
 */
export function Price({ text, among = [text] }: { text: string; among?: readonly string[] }) {
  const unitAt = text.indexOf('/');
  return (
    <span className={fitted} style={{ ['--signs' as string]: longestOf(among) }}>
      {unitAt < 0 ? (
        text
      ) : (
        <>
          {text.slice(0, unitAt)}
          <wbr />
          {text.slice(unitAt)}
        </>
      )}
    </span>
  );
}

const longestWord = (texts: readonly string[]): number =>
  Math.max(...texts.flatMap((text) => text.split(/\s|(?<=-)/).map(({ length }) => length)));

/** Words of which none is broken, as small as their `room` makes them. `among`: the texts beside them, which are of one size. */
export const FittedWords = ({ text, among }: { text: string; among: readonly string[] }) => (
  <span className={fittedWords} style={{ ['--signs' as string]: longestWord(among) }}>
    {text}
  </span>
);
