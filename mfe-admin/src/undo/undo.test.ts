import { beforeEach, expect, it, vi } from 'vitest';
import { beginChange, beginRemoval, close, done, lost, takeBack, toastRefusal } from './undo.ts';

// Their styles need a build.
vi.mock('platform', async () => {
  const { createStore } = await import('../../../platform/src/store.ts');
  return { createStore, toast: (one: object) => said.push(one), toasts: createStore(null) };
});
vi.mock('../connection/refetch.ts', () => ({ refetchActive }));
vi.mock('../connection/connection.ts', () => ({ isUnreached: ({ message }: Error) => message === 'no line' }));
vi.mock('../session/use-agent-query.ts', () => ({ refetchAll }));
vi.mock('../property-form/errors.ts', () => ({
  explainFailure: ({ message }: Error) => ({ description: message }),
  isConflict: ({ message }: Error) => message === 'conflict',
  isGone: ({ message }: Error) => message === 'gone',
  toastFailure: ({ message }: Error, advice?: string) => advice && said.push({ message, advice }),
}));

const { said, refetchActive, refetchAll } = vi.hoisted(() => ({
  said: [] as object[],
  refetchActive: vi.fn(),
  refetchAll: vi.fn(),
}));
const nothing = async () => undefined;
const subjects = () => [done.get(), ...lost.get()].map((one) => one?.subject);
const offered = () => {
  const [first] = [done.get(), ...lost.get()].filter((one) => one !== null);
  if (!first) throw new Error('Nothing is offered');
  return first;
};

beforeEach(() => {
  beginChange();
  for (const { id } of lost.get()) close(id);
});

it('a change withdraws what was offered, whether it fails or not', () => {
  beginChange()('A', 'is pending', nothing);
  beginChange();
  expect(subjects()).toEqual([undefined]);
});

it('removals that fail one after the other give back what stood before them', () => {
  beginRemoval().offer('A', 'is deleted', nothing);
  const [second, third] = [beginRemoval(), beginRemoval()];
  second.failed();
  third.failed();
  expect(subjects()).toEqual(['A']);
});

it('a removal that fails gives back the one before it, whose answer came meanwhile', () => {
  beginRemoval().offer('A', 'is deleted', nothing);
  const [second, third] = [beginRemoval(), beginRemoval()];
  second.offer('B', 'is deleted', nothing);
  third.failed();
  expect(subjects()).toEqual(['B']);
});

it('an answer that comes after a later change offers nothing, nor once a still later removal fails', () => {
  const first = beginRemoval();
  beginChange();
  first.offer('A', 'is deleted', nothing);
  beginRemoval().failed();
  expect(subjects()).toEqual([undefined]);
});

it('a removal that could not be taken back is offered beside what is done later, until it is', async () => {
  let isDown = true;
  beginRemoval().offer('A', 'is deleted', async () => {
    if (isDown) throw new Error('no line');
  });
  const undoing = takeBack(offered());
  beginRemoval().offer('B', 'is deleted', nothing);
  await undoing;
  expect(subjects()).toEqual(['B', 'A']);
  close(offered().id);
  expect(offered()).toMatchObject({ subject: 'A', problem: expect.any(String) });
  isDown = false;
  await takeBack(offered());
  expect(subjects()).toEqual([undefined]);
});

it('what could not be restored over an older state is offered again only if nothing has begun since', async () => {
  const fail = async () => {
    throw new Error('no line');
  };
  beginChange()('A', 'is saved', fail);
  await takeBack(offered());
  expect(offered()).toMatchObject({ subject: 'A', problem: expect.any(String) });
  const undoing = takeBack(offered());
  beginChange();
  await undoing;
  expect(subjects()).toEqual([undefined]);
});

it('a conflict is said, and that the press before may have taken it back where its answer was lost', async () => {
  for (const before of ['signed out', 'no line']) {
    const failures = [before, 'conflict'];
    beginChange()('A', 'is saved', async () => {
      throw new Error(failures.shift());
    });
    await takeBack(offered());
    await takeBack(offered());
    expect(subjects()).toEqual([undefined]);
  }
  expect(said).toMatchObject([
    { description: 'It was changed again meanwhile.' },
    { description: expect.stringContaining('The press before this one may have taken it back') },
  ]);
});

it('a press upon what another device deleted says so, and asks again for what is shown', () => {
  refetchActive.mockClear();
  refetchAll.mockClear();
  toastRefusal(new Error('gone'));
  expect(said.at(-1)).toEqual({ message: 'gone', advice: 'It was deleted elsewhere.' });
  expect(refetchActive).toHaveBeenCalledOnce();
  expect(refetchAll).toHaveBeenCalledOnce();
});
