import { toast } from 'platform';
import { useEffect } from 'react';
import { newId } from '../device/new-id.ts';
import {
  type AgentTestimonialRequestFragment,
  AgentTestimonialRequests,
  AskTestimonial,
  type AskTestimonialMutationVariables,
  WithdrawTestimonialRequest,
} from '../generated/operations.ts';
import { unlessGone } from '../property-form/errors.ts';
import { mutateAsAgent, queryAsAgent } from '../session/as-agent.ts';
import { toastAndRefetch } from '../session/toast-and-refetch.ts';
import { refetchAllAfter, useAgentQuery } from '../session/use-agent-query.ts';

/** Copies the link. If the browser refuses, it shows the link. */
export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: 'Copied', description: 'The link is good once, for thirty days.' });
  } catch {
    toast({ title: 'Copy it by hand', description: url });
  }
}

/**
 * The id of the request that is sent next. It stays until the request is known to have arrived: sent again, as after a
 * lost answer, also from a form that was opened anew, it is one.
 */
let asking: string | undefined;

export function idToAsk(): string {
  asking ??= newId();
  return asking;
}

export function forgetAsked(): void {
  asking = undefined;
}

/** Clients who were asked for a testimonial and have not sent one yet. */
export function useRequests() {
  const { answer, hasFailed, change } = useAgentQuery('testimonial requests', async () => {
    return (await queryAsAgent(AgentTestimonialRequests, {})).testimonialRequests;
  });
  useEffect(() => {
    if (answer?.some(({ id }) => id === asking)) forgetAsked();
  }, [answer]);

  return {
    requests: answer ?? [],
    hasFailed,

    /** The same id is the same request. Rejects with the gateway's refusal, which the form shows at its fields. */
    async ask(input: AskTestimonialMutationVariables['input']): Promise<AgentTestimonialRequestFragment> {
      try {
        const { askTestimonial } = await mutateAsAgent(AskTestimonial, { input });
        forgetAsked();
        change((list) => [askTestimonial, ...list.filter(({ id }) => id !== askTestimonial.id)]);
        return askTestimonial;
      } catch (error) {
        refetchAllAfter(error);
        throw error;
      }
    },

    async withdraw({ id, name }: AgentTestimonialRequestFragment): Promise<void> {
      try {
        await mutateAsAgent(WithdrawTestimonialRequest, { id }).catch(unlessGone);
        change((list) => list.filter((one) => one.id !== id));
        toast({ title: 'Taken back', description: `The link for ${name} leads nowhere now.` });
      } catch (error) {
        toastAndRefetch(error);
      }
    },
  };
}

export type Requests = ReturnType<typeof useRequests>;
