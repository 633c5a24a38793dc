import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import { type TestReport, type Unhappy, unhappy, writeReport } from './test-report.ts';

/** Reports the results of Vitest to `npm test`. */
export default class implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const failed: Unhappy[] = errors.map(({ message }) => unhappy('Outside of any test', [message]));
    const again: Unhappy[] = [];
    let passed = 0;
    for (const module of modules) {
      for (const suite of [module, ...module.children.allSuites()])
        for (const { message } of suite.errors()) failed.push(unhappy(module.relativeModuleId, [message]));
      for (const test of module.children.allTests()) {
        const { state, errors: reasons = [] } = test.result();
        const told = () =>
          unhappy(
            `${module.relativeModuleId} › ${test.fullName}`,
            reasons.map(({ message }) => message),
          );
        if (state === 'failed') failed.push(told());
        if (state === 'passed') passed += 1;
        if (state === 'passed' && test.diagnostic()?.flaky) again.push(told());
      }
    }
    writeReport({ passed, failed, again } satisfies TestReport);
  }
}
