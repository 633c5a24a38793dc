import { afterEach, expect, test, vi } from 'vitest';
import { preparePhoto, Refused } from './prepare-photo.ts';

// Their styles need a build.
vi.mock('platform', async () => {
  const { createStore } = await import('../../../platform/src/store.ts');
  return { createStore, RestError: class extends Error {} };
});
vi.mock('../property-form/errors.ts', () => ({ explainFailure: () => ({ fields: {} }), isGone: () => false }));
vi.mock('../session/sign-in-again.ts', () => ({ isSignedOut: () => false }));

const { offline } = await import('../connection/connection.ts');
const { failureOf } = await import('./failed-upload.ts');

const dropped = new TypeError('The line dropped');
const unread = () => Promise.reject(new Refused('porch.jpg cannot be read any more.'));

afterEach(() => offline.set(false));

test('a file that goes as the line does says so, and holds up no other', async () => {
  offline.set(true);
  expect(await failureOf(dropped, { name: 'porch.jpg', isUp: false, wait: unread })).toEqual({
    state: 'refused',
    problem: 'porch.jpg cannot be read any more.',
    lacksLogIn: false,
  });
  // The gateway has it: without its file, it is tried again all the same.
  const up = await failureOf(dropped, { name: 'porch.jpg', isUp: true, wait: unread });
  expect(up).toMatchObject({ state: 'failed', problem: 'Line dropped' });
});

test('without a line a photo waits, and where the device keeps nothing it can be tried again', async () => {
  offline.set(true);
  const photo = { name: 'porch.jpg', isUp: false };
  expect(await failureOf(dropped, { ...photo, wait: async () => true })).toBeNull();
  expect(await failureOf(dropped, { ...photo, wait: async () => false })).toMatchObject({ state: 'failed' });
});

test('one that was stopped has no tile any more', async () => {
  const stopped = new DOMException('stopped', 'AbortError');
  expect(await failureOf(stopped, { name: 'porch.jpg', isUp: false, wait: unread })).toBeNull();
});

test('a file that the device gives no more is told from one that is no picture', async () => {
  const gone = new File(['a picture'], 'porch.jpg');
  Object.assign(gone, {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) }),
  });
  await expect(preparePhoto(gone)).rejects.toThrow('porch.jpg cannot be read any more. Choose it again.');
});
