import { quantile } from '../quantile.ts';
import type { LoadReport } from './run-load.ts';

/** The result of a load test in one line, for docs/measured.md. */
export function figuresOf({ histories, lost, doubled, repeats, mailSeconds }: LoadReport): string {
  const accepted = histories.filter(({ outcome }) => outcome === 'accepted');
  const answers = accepted.map(({ answerMs }) => answerMs);
  const totals = accepted.map(({ totalMs }) => totalMs / 1000);
  const again = accepted.filter(({ tries }) => tries > 1).length;
  const round = (value: number) => Math.round(value * 10) / 10;
  return [
    `${accepted.length} accepted of ${histories.length} (${accepted.filter(({ wasSpooled }) => wasSpooled).length} kept on disk)`,
    `${again} of them after more than one try`,
    `lost ${lost.length}`,
    `doubled ${doubled.length}`,
    `answer p50 ${Math.round(quantile(answers, 0.5))} ms, p99 ${Math.round(quantile(answers, 0.99))} ms`,
    `with all tries p99 ${round(quantile(totals, 0.99))} s`,
    `mail p50 ${round(quantile(mailSeconds, 0.5))} s, p99 ${round(quantile(mailSeconds, 0.99))} s`,
    `mailed again ${repeats}`,
  ].join('; ');
}
