import { expect, test } from 'vitest';
import { createLogger } from '../../core/logger.ts';
import { createBrowserGate } from './browser-gate.ts';

const logger = createLogger('silent');
const set = {} as never;
const gate = (mode: 'auto' | 'require' | 'off', more: Partial<Parameters<typeof createBrowserGate>[0]> = {}) =>
  createBrowserGate({
    mode,
    smoke: undefined,
    isReported: async () => false,
    isStopping: () => false,
    logger,
    ...more,
  })(set, [], undefined);
const smoke = async () => ['it throws'];
const cannotStart = async () => {
  throw new Error('no such file\nand a stack');
};

test('this machine’s browser decides where it has one', async () => {
  expect(await gate('auto', { smoke })).toEqual(['it throws']);
  expect(await gate('require', { smoke, isReported: async () => true })).toEqual(['it throws']);
  expect(await gate('off', { smoke })).toEqual([]);
});

test('without a browser a signed report is asked for where one is required', async () => {
  expect(await gate('auto')).toEqual([]);
  expect(await gate('require')).toEqual([expect.stringContaining('No browser has seen this set')]);
  expect(await gate('require', { isReported: async () => true })).toEqual([]);
});

test('a browser that cannot be started holds up only who requires one', async () => {
  expect(await gate('auto', { smoke: cannotStart })).toEqual([]);
  expect(await gate('require', { smoke: cannotStart })).toEqual([
    'This gateway’s browser could not be started: no such file',
  ]);
});

test('a gateway that stops blames no release for pages that it did not answer, and lets none pass unseen', async () => {
  const stopped = 'This gateway is being stopped, and could not look at the set to its end; nothing was changed';
  const isStopping = () => true;
  for (const smokeThen of [smoke, cannotStart])
    await expect(gate('auto', { smoke: smokeThen, isStopping })).rejects.toThrow(stopped);
  expect(await gate('auto', { smoke: async () => [], isStopping })).toEqual([]);
});
