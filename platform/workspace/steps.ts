/** Runs the steps of a check, prints how long each took, and prints the output of those that failed. */

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './parts.ts';
import { readReport, type TestReport, type Unhappy } from './test-report.ts';

export type Step = { name: string; command: string; args: readonly string[]; env?: Record<string, string> };
export type Outcome = { step: Step; isOk: boolean; output: string; report: TestReport | undefined };

export function run(step: Step): Promise<Outcome> {
  const started = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'test-report-'));
  const file = join(folder, 'report.json');
  return new Promise((resolve) => {
    const child = spawn(step.command, step.args, {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1', TEST_REPORT: file, ...step.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.once('error', (error) => chunks.push(Buffer.from(String(error))));
    child.once('close', (code) => {
      const isOk = code === 0;
      console.log(
        `${isOk ? 'ok    ' : 'FAILED'} ${step.name} (${((performance.now() - started) / 1000).toFixed(1)} s)`,
      );
      const output = Buffer.concat(chunks).toString();
      if (!isOk) console.log(output);
      const report = readReport(file);
      rmSync(folder, { recursive: true });
      resolve({ step, isOk, output, report });
    });
  });
}

/** Runs at most `width` steps at once: the usual machine has two cores. */
export async function runAll(steps: readonly Step[], width = 2): Promise<Outcome[]> {
  const queue = [...steps];
  const outcomes: Outcome[] = [];
  const worker = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) outcomes.push(await run(step));
  };
  await Promise.all(Array.from({ length: width }, worker));
  return outcomes;
}

/** The result of all tests, failed ones by name. It is printed last, because logs are often cut before their end. */
export function sumUp(outcomes: readonly Outcome[]): string {
  const reports = outcomes.flatMap(({ report }) => report ?? []);
  const failed = reports.flatMap((report) => report.failed);
  const again = reports.flatMap((report) => report.again);
  const steps = outcomes.filter(({ isOk }) => !isOk).map(({ step }) => step.name);
  const tell = (word: string, tests: readonly Unhappy[]) =>
    tests.map(({ title, reason }) => `${word}: ${title}\n${reason.replace(/^/gm, '    ')}`);
  const passed = reports.reduce((sum, report) => sum + report.passed, 0);
  return [
    ...tell('At a second try', again),
    ...tell('Failed', failed),
    ...(steps.length > 0 ? [`Failed: ${steps.join(', ')}`] : []),
    `${passed} passed, ${Math.max(failed.length, steps.length)} failed${again.length > 0 ? `, ${again.length} at a second try` : ''}`,
  ].join('\n');
}
