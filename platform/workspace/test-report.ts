/** What the tests of one step tell `npm test`: a file that the step's reporter writes where `TEST_REPORT` says. */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';

export type Unhappy = { title: string; reason: string };

/** `again`: passed at a later try only. */
export type TestReport = { passed: number; failed: readonly Unhappy[]; again: readonly Unhappy[] };

/** Lines of a failure that are kept: what was expected, what came, and the step that waited. */
const KEPT_LINES = 12;

// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape that begins a colour.
const colour = /\u001b\[[0-9;]*m/g;

export const unhappy = (title: string, messages: ReadonlyArray<string | undefined>): Unhappy => ({
  title,
  reason: messages
    .join('\n')
    .replace(colour, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, KEPT_LINES)
    .join('\n'),
});

/** Run by hand, nobody asks for a report. */
export function writeReport(report: TestReport): void {
  const file = process.env.TEST_REPORT;
  if (file) writeFileSync(file, JSON.stringify(report));
}

/** Undefined where the step has no tests, or ended before they did. */
export const readReport = (file: string): TestReport | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TestReport) : undefined;
