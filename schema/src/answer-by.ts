const format = new Intl.DateTimeFormat('en-US', { weekday: 'short', hour: 'numeric', minute: '2-digit' });

/** When what is sent at `sentAt` is answered at the latest, by what the site promises (`replyWithinHours`). */
export const answerBy = (sentAt: Date, withinHours: number): Date =>
  new Date(sentAt.getTime() + withinHours * 3_600_000);

/** "Sent. I answer by Mon 6:17 pm", by the clock of whoever reads it; the hour stays in one line. */
export function sentInWords(by: Date): string {
  const words = format
    .format(by)
    .replace(',', '')
    .replace(/\s([AP]M)$/, (_, half: string) => `\u00a0${half.toLowerCase()}`);
  return `Sent. I answer by ${words}`;
}
