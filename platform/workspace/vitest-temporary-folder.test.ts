import { tmpdir } from 'node:os';
import { basename } from 'node:path';
import { expect, it } from 'vitest';

it('what tests leave in the temporary folder goes with their run', () => {
  expect(basename(tmpdir())).toMatch(/^vitest-/);
});
