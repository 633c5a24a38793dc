import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';
import { type TestReport, unhappy, writeReport } from '../../platform/workspace/test-report.ts';

/** Playwright's part of the report of `npm test`. */
export default class implements Reporter {
  #all: Suite | undefined;

  onBegin(_config: FullConfig, all: Suite): void {
    this.#all = all;
  }

  onEnd(): void {
    const tests = this.#all?.allTests() ?? [];
    const of = (...outcomes: string[]) => tests.filter((test) => outcomes.includes(test.outcome()));
    const told = (test: (typeof tests)[number]) =>
      unhappy(
        test.titlePath().filter(Boolean).join(' › '),
        test.results.find(({ error }) => error)?.errors.map(({ message }) => message) ?? ['It did not run.'],
      );
    writeReport({
      passed: of('expected', 'flaky').length,
      failed: of('unexpected').map(told),
      again: of('flaky').map(told),
    } satisfies TestReport);
  }
}
