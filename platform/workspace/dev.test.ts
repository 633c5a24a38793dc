import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// Two are needed, so that the last one is none.
test.each(['80x', '65535'])('PORT=%s is refused in words before anything is compiled', (PORT) => {
  const file = join(import.meta.dirname, 'dev.ts');
  const { status, stderr } = spawnSync(process.execPath, [file], { env: { ...process.env, PORT }, encoding: 'utf8' });
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^PORT is \d+x?: write it as a number from 1 to 655\d\d\n$/),
  ]);
});
