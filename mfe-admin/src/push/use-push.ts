import { toast } from 'platform';
import { useState } from 'react';
import { AddPushDevice, AgentPush, type AgentPushQuery, RemovePushDevice } from '../generated/operations.ts';
import { unlessGone } from '../property-form/errors.ts';
import { mutateAsAgent, queryAsAgent } from '../session/as-agent.ts';
import { toastAndRefetch } from '../session/toast-and-refetch.ts';
import { useAgentQuery } from '../session/use-agent-query.ts';
import { type Ability, abilityOf, ownEndpoint, PermissionRefused, subscribe, unsubscribe } from './subscription.ts';

type Pushed = NonNullable<AgentPushQuery['viewer']>['push'];
export type PushDevice = Pushed['devices'][number];

type State = Pushed & { own: string | undefined; ability: Ability };

const askPush = async (): Promise<State> => {
  const [{ push }, own] = await Promise.all([queryAsAgent(AgentPush, {}), ownEndpoint()]);
  return { ...push, own, ability: abilityOf() };
};

/** The devices that are notified of new leads, and whether this one is among them. */
export function usePush() {
  const { answer: push, hasFailed, refetch, change } = useAgentQuery('push', askPush);
  const [isPending, setPending] = useState(false);

  /** Performs a step, shows its result, and reports a failure. */
  async function attempt(step: () => Promise<void>): Promise<void> {
    setPending(true);
    try {
      await step();
    } catch (error) {
      if (error instanceof PermissionRefused) change((before) => ({ ...before, ability: abilityOf() }));
      else if (error instanceof DOMException)
        toast({
          title: 'Not switched on',
          description: 'This browser could not reach its own message service. Please try again.',
          variant: 'destructive',
        });
      else toastAndRefetch(error);
    }
    setPending(false);
  }

  const without = (id: string) => (before: State) => ({
    ...before,
    devices: before.devices.filter((device) => device.id !== id),
  });

  return {
    push,
    hasFailed,
    refetch,
    isPending,
    own: push?.devices.find(({ endpoint }) => endpoint === push.own),

    allow: (publicKey: string) =>
      attempt(async () => {
        const input = await subscribe(publicKey);
        const { addPushDevice: added } = await mutateAsAgent(AddPushDevice, { input });
        change((before) => ({
          ...before,
          own: added.endpoint,
          devices: [added, ...without(added.id)(before).devices],
        }));
      }),

    remove: ({ id }: PushDevice, { isOwn }: { isOwn: boolean }) =>
      attempt(async () => {
        await mutateAsAgent(RemovePushDevice, { id }).catch(unlessGone);
        change(without(id));
        if (isOwn) await unsubscribe();
      }),
  };
}
