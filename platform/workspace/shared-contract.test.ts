import { expect, test } from 'vitest';
import { problem } from './shared-contract.ts';

const committed = 'ui 1.0.0\n\nexport declare const Button: () => void;\n';

test('the same contract under the same version is no problem', () => {
  expect(problem('ui', committed, committed)).toBeUndefined();
});

test('a changed contract under the same version is refused, even when it is printed anew', () => {
  const changed = committed.replace('() => void', '(size: number) => void');
  expect(problem('ui', committed, changed)).toMatch(/^ui provides something else than before: raise its version/);
});

test('a raised version only has to be printed', () => {
  const raised = committed.replace('1.0.0', '1.1.0').replace('() => void', '(size: number) => void');
  expect(problem('ui', committed, raised)).toMatch(/is stale: run `npm run api`/);
  expect(problem('ui', raised, raised)).toBeUndefined();
});
