import { useEffect } from 'react';
import { AgentHealth, RetryMail, SendTestMail } from '../generated/operations.ts';
import { mutateAsAgent, queryAsAgent } from '../session/as-agent.ts';
import { useAgentQuery } from '../session/use-agent-query.ts';

/** Milliseconds between two looks while a test mail is on its way. */
const AGAIN_MS = 2000;

export function useHealth() {
  const { answer, isPending, hasFailed, refetch } = useAgentQuery('health', async () => {
    const { health, mail } = await queryAsAgent(AgentHealth, {});
    return { health, undelivered: mail.undelivered };
  });

  const isOnItsWay = answer?.health.mail.test?.state === 'waiting';
  useEffect(() => {
    if (!isOnItsWay || isPending) return;
    const timer = setTimeout(refetch, AGAIN_MS);
    return () => clearTimeout(timer);
  });

  return {
    health: answer?.health,
    undelivered: answer?.undelivered ?? [],
    isPending,
    hasFailed,
    lookAgain: refetch,
    async sendTest() {
      await mutateAsAgent(SendTestMail, {});
      refetch();
    },
    async retryMail() {
      await mutateAsAgent(RetryMail, {});
      refetch();
    },
  };
}
