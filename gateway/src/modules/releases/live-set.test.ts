import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

// In Czech “ch” is a letter after “h”.
it.each(['en_US.UTF-8', 'cs_CZ.UTF-8'])('a set is in one order at each gateway, also under %s', (locale) => {
  const source = `
    const { asSet } = await import(${JSON.stringify(import.meta.resolve('./live-set.ts'))});
    const set = asSet(['mfe-hats', 'shell', 'mfe-chat'].map((name) => ({ name })));
    console.log(set.remotes.map(({ name }) => name).join());`;
  const env = { ...process.env, LC_ALL: locale };
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', source], { env, encoding: 'utf8' });
  expect(stdout.trim()).toBe('mfe-chat,mfe-hats');
});
