/** A text that is read piece by piece, and patterns that every piece is made of. */

export const figures = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
export const FIGURE = figures.join('|');

export const escaped = (text: string) => text.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export const alternatives = (patterns: readonly string[]): string => `(?:${patterns.join('|')})`;
export const longestFirst = (names: readonly string[]) => names.toSorted((one, other) => other.length - one.length);

/** Joins what is wanted, or not wanted, alike. */
export const OR = String.raw`\s+(?:(?:and )?or|and|nor|&)\s+`;
export const ARTICLE = '(?:(?:an?|any|the) )*';

/** A text from which each understood piece is removed. */
export class Words {
  rest: string;
  constructor(text: string) {
    this.rest = ` ${text} `;
  }

  /** The first place where the pattern matches whole words. It is removed from the text. */
  take(pattern: string): RegExpExecArray | undefined {
    const match = new RegExp(`(?<![\\w.])(?:${pattern})(?!\\w)`).exec(this.rest);
    if (!match) return undefined;
    this.rest = `${this.rest.slice(0, match.index)} ${this.rest.slice(match.index + match[0].length)}`;
    return match;
  }
}
