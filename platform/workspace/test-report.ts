/** The results of one step's tests: the step's reporter writes them to the file that `TEST_REPORT` names, for `npm test`. */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';

export type Unhappy = { title: string; reason: string };

/** `again`: passed only when they were run again. */
export type TestReport = { passed: number; failed: readonly Unhappy[]; again: readonly Unhappy[] };

/** How many lines of a failure are kept: what was expected, what was received, and the step that waited. */
const KEPT_LINES = 12;

// biome-ignore lint/suspicious/noControlCharactersInRegex: the character that begins a color code.
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

/** Does nothing when tests are run by hand, without `TEST_REPORT`. */
export function writeReport(report: TestReport): void {
  const file = process.env.TEST_REPORT;
  if (file) writeFileSync(file, JSON.stringify(report));
}

/** Undefined if the step has no tests, or ended before they did. */
export const readReport = (file: string): TestReport | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TestReport) : undefined;
