import { expect, it, vi } from 'vitest';
import { mutateAsAgent } from './as-agent.ts';

const { refetchAll, mutate } = vi.hoisted(() => ({ refetchAll: vi.fn(), mutate: vi.fn() }));

// Their styles and their client need a build.
vi.mock('platform/apollo', () => ({
  apolloClient: () => ({ mutate }),
  documentOf: (operation: object) => operation,
}));
vi.mock('../connection/has-code.ts', () => ({ hasCode: ({ message }: Error, code: string) => message === code }));
vi.mock('./sign-in-again.ts', () => ({ withSession: (call: () => Promise<unknown>) => call() }));
vi.mock('./use-agent-query.ts', () => ({ refetchAll }));

it('a change of what another device deleted asks again for what is shown; another refusal does not', async () => {
  const change = () => mutateAsAgent({ name: 'One', hash: 'one', text: 'mutation One { one }' }, {});
  mutate.mockRejectedValueOnce(new Error('CONFLICT'));
  await expect(change()).rejects.toThrow('CONFLICT');
  expect(refetchAll).not.toHaveBeenCalled();
  mutate.mockRejectedValueOnce(new Error('NOT_FOUND'));
  await expect(change()).rejects.toThrow('NOT_FOUND');
  expect(refetchAll).toHaveBeenCalledOnce();
});
