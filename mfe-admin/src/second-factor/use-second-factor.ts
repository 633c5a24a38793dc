import {
  AddPasskey,
  AgentSecondFactorState,
  ConfirmTotp,
  RemovePasskey,
  RemoveTotp,
  RenewRecoveryCodes,
  StartPasskey,
  StartTotp,
} from '../generated/operations.ts';
import { makePasskey } from '../login/passkey.ts';
import { explainFailure, unlessGone } from '../property-form/errors.ts';
import { mutateAsAgent, queryAsAgent } from '../session/as-agent.ts';
import { refetchAllAfter, useAgentQuery } from '../session/use-agent-query.ts';

/**
 * The second factors and the functions that change them. Each change needs the password. Recovery codes are returned
 * where they are made.
 */
export function useSecondFactor() {
  const { answer, hasFailed, refetch, change } = useAgentQuery('second factor', async () => {
    const { secondFactor } = await queryAsAgent(AgentSecondFactorState, {});
    return secondFactor;
  });

  async function orRefetch<Answer>(work: Promise<Answer>): Promise<Answer> {
    try {
      return await work;
    } catch (error) {
      refetchAllAfter(error);
      throw error;
    }
  }

  async function renewRecoveryCodes(password: string) {
    const { codes } = (await orRefetch(mutateAsAgent(RenewRecoveryCodes, { password }))).renewRecoveryCodes;
    change((before) => ({ ...before, recoveryCodesLeft: codes.length }));
    return codes;
  }

  /** Resolves with recovery codes, if it is the first factor. */
  async function addPasskey(password: string, name: string, isAgain = false): Promise<readonly string[] | null> {
    const { startPasskey } = await mutateAsAgent(StartPasskey, { password });
    const input = { ...(await makePasskey(startPasskey)), name };
    const isFirst = answer?.recoveryCodesLeft === 0;
    try {
      const { secondFactor, recoveryCodes } = (await mutateAsAgent(AddPasskey, { input })).addPasskey;
      change(() => secondFactor);
      return recoveryCodes;
    } catch (error) {
      const { secondFactor } = await queryAsAgent(AgentSecondFactorState, {}).catch(() => ({ secondFactor: null }));
      if (!secondFactor?.passkeys.some(({ id }) => id === input.id)) {
        // What was asked for is the session's. If that has ended in between, the next one asks anew.
        if (!isAgain && 'attestationObject' in explainFailure(error).fields) return addPasskey(password, name, true);
        refetchAllAfter(error);
        throw error;
      }
      // Only the answer was lost, with the codes that came with the first factor. The device makes no second passkey.
      change(() => secondFactor);
      return isFirst ? renewRecoveryCodes(password) : null;
    }
  }

  return {
    secondFactor: answer,
    hasFailed,
    refetch,
    startTotp: async (password: string) => (await mutateAsAgent(StartTotp, { password })).startTotp,
    async confirmTotp(code: string) {
      const { secondFactor, recoveryCodes } = (await orRefetch(mutateAsAgent(ConfirmTotp, { code }))).confirmTotp;
      change(() => secondFactor);
      return recoveryCodes;
    },
    async removeTotp(password: string) {
      const { removeTotp } = await orRefetch(mutateAsAgent(RemoveTotp, { password }));
      change(() => removeTotp);
    },
    addPasskey: (password: string, name: string) => addPasskey(password, name),
    async removePasskey(id: string, password: string) {
      const left = await orRefetch(mutateAsAgent(RemovePasskey, { id, password })).catch(unlessGone);
      if (left) change(() => left.removePasskey);
      else refetch();
    },
    renewRecoveryCodes,
  };
}

export type SecondFactorActions = ReturnType<typeof useSecondFactor>;
