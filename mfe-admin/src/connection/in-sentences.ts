/** The words, and what follows them. The gateway's own words end without a period. */
export const inSentences = (words: string, next: string): string =>
  next === '' ? words : `${words}${/[.!?]$/.test(words) ? '' : '.'} ${next}`;
