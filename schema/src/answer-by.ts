import { atFirstUse } from './at-first-use.ts';

const format = atFirstUse(
  () => new Intl.DateTimeFormat('en-US', { weekday: 'short', hour: 'numeric', minute: '2-digit' }),
);

/**
 * The latest time at which a message sent at `sentAt` is answered. `withinHours`: the site's promise,
 * `replyWithinHours`.
 */
export const answerBy = (sentAt: Date, withinHours: number): Date =>
  new Date(sentAt.getTime() + withinHours * 3_600_000);

/** "24 hours", or "1 hour": the site's promise, `replyWithinHours`, wherever visitors read it. */
export const hoursInWords = (hours: number): string => `${hours} ${hours === 1 ? 'hour' : 'hours'}`;

/** "Sent. I answer by Mon 6:17 pm", in the reader's time zone. A no-break space keeps "6:17 pm" on one line. */
export function sentInWords(by: Date): string {
  const words = format()
    .format(by)
    .replace(',', '')
    .replace(/\s([AP]M)$/, (_, half: string) => `\u00a0${half.toLowerCase()}`);
  return `Sent. I answer by ${words}`;
}
