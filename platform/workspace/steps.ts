/** Runs the steps of a check one after another or side by side, says how long each took, and shows the words of those that failed. */

import { spawn } from 'node:child_process';
import { root } from './parts.ts';

export type Step = { name: string; command: string; args: readonly string[]; env?: Record<string, string> };
export type Outcome = { step: Step; isOk: boolean; output: string };

export function run(step: Step): Promise<Outcome> {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(step.command, step.args, {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1', ...step.env },
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
      resolve({ step, isOk, output });
    });
  });
}

/** At most `width` steps at once: the machines that this runs on have two cores. */
export async function runAll(steps: readonly Step[], width = 2): Promise<Outcome[]> {
  const queue = [...steps];
  const outcomes: Outcome[] = [];
  const worker = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) outcomes.push(await run(step));
  };
  await Promise.all(Array.from({ length: width }, worker));
  return outcomes;
}

const vitestLine = /Tests\s+(?:(\d+) failed \| )?(?:(\d+) passed)?/g;
const playwrightPassed = /^\s+(\d+) passed \(/gm;
const playwrightFailed = /^\s+(\d+) failed$/gm;

/** The tests that vitest and Playwright counted in what they printed. */
export function countTests(outcomes: readonly Outcome[]): { passed: number; failed: number } {
  const text = outcomes.map(({ output }) => output).join('\n');
  const sum = (pattern: RegExp, group: number) =>
    [...text.matchAll(pattern)].reduce((total, match) => total + Number(match[group] ?? 0), 0);
  return {
    passed: sum(vitestLine, 2) + sum(playwrightPassed, 1),
    failed: sum(vitestLine, 1) + sum(playwrightFailed, 1),
  };
}
