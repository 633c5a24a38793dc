/** What words with a slip of the pen may have meant. Asked only where they found nothing, so a wrong guess hides nothing. */

import { isOfRent } from './asked-limits.ts';
import { readWords } from './asked-words.ts';
import { chipsOf } from './chip-words.ts';
import type { Facets } from './filters.tsx';
import { firstOf, LONGEST, type Search } from './search.ts';

const ROOMS = ['bedroom', 'bedrooms', 'bathroom', 'bathrooms'];

/** How many signs are wrong, missing, too many, or have changed places with the next. */
function slips(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= one.length; row++) {
    rows[row] = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(one.length, other.length);
}

/** One slip in a short name, two in a long one: "barn" is not "bank". */
const isMeant = (word: string, name: string): boolean => {
  const most = name.length < 6 ? 0 : name.length < 11 ? 1 : 2;
  return Math.abs(word.length - name.length) <= most && slips(word, name) <= most;
};

const joined = (text: string) => text.toLowerCase().replaceAll(/[\s-]/g, '');

/** The same search with other words, read anew. */
function reread(search: Search, words: readonly string[], facets: Facets): Search {
  const { status, ...read } = readWords(words.join(' '), facets);
  return { ...search, text: '', ...read, status: status ?? search.status };
}

/** With the town that the words nearly name. Nothing if they name none. */
function withTown(search: Search, words: readonly string[], facets: Facets): Search | undefined {
  // The longest name first: "atlantic highlnads" is not Highlands.
  for (const city of facets.cities.toSorted((one, other) => other.length - one.length)) {
    const name = joined(city);
    // Two words may have been written as one, and one as two.
    for (let count = city.split(' ').length + 1; count > 0; count--) {
      for (let start = 0; start + count <= words.length; start++) {
        if (!isMeant(words.slice(start, start + count).join(''), name)) continue;
        const found = reread(search, words.toSpliced(start, count, city), facets);
        return found.town ? found : undefined;
      }
    }
  }
  return undefined;
}

/** With the words' rooms. Where none is misspelled, a price that was read as a rent, "under 1200", may be of millions. */
function withRoomsOrPrice(search: Search, words: readonly string[], facets: Facets): Search {
  if (search.text && words.join(' ') !== search.text.toLowerCase()) return reread(search, words, facets);
  const isSale = search.listing !== 'rent' && isOfRent(search.price);
  return isSale ? { ...search, price: search.price.replace(/\d+/g, '$&000') } : search;
}

/** The same search as it was probably meant, and in words what differs. Nothing if there is no other filter in it. */
export function meantBy(search: Search, facets: Facets): { search: Search; words: string } | undefined {
  const words = firstOf(search.text, LONGEST)
    .toLowerCase()
    .split(/\s+/)
    .map((word) => ROOMS.find((noun) => isMeant(word, noun)) ?? word);
  const inTown = search.town || !search.text ? undefined : withTown(search, words, facets);
  if (inTown) return { search: inTown, words: inTown.town };
  const meant = withRoomsOrPrice(search, words, facets);
  const asked = chipsOf(search).map((chip) => chip.words);
  const different = chipsOf(meant).filter((chip) => chip.name !== 'text' && !asked.includes(chip.words));
  return different.length > 0 ? { search: meant, words: different.map((chip) => chip.words).join(', ') } : undefined;
}
