import { toast } from 'platform';
import { useRef, useState } from 'react';
import { isUnreached } from '../connection/connection.ts';
import {
  type AgentReleaseStepFragment,
  AgentReleases,
  CreateDeployToken,
  type CreateDeployTokenMutationVariables,
  EndCanary,
  PromoteRelease,
  RestoreDeployToken,
  RevokeDeployToken,
  RollBackRelease,
  SetCanary,
  WithdrawRelease,
} from '../generated/operations.ts';
import { partName } from '../health/health-words.ts';
import { explainFailure, isConflict, toastFailure, unlessGone } from '../property-form/errors.ts';
import { LONG, mutateAsAgent, queryAsAgent } from '../session/as-agent.ts';
import { useAgentQuery } from '../session/use-agent-query.ts';
import { beginChange, changeWithUndo, type OfferUndo } from '../undo/undo.ts';
import type { Canary } from './canary-words.ts';
import { type Desk, lastStepOf, stepInWords, type Token, tokenName } from './release-words.ts';
import { isLive, isTried, servedOf } from './served.ts';

type Step = AgentReleaseStepFragment;
export type Refused = { title: string; reasons: readonly string[] };

/**
 * `after`: the time of the part's last step that the agent has seen. The gateway refuses if somebody else has made another
 * since. Null if it never had one.
 */
type After = string | null;

const promote = async (name: string, version: string, after: After): Promise<Step> =>
  (await mutateAsAgent(PromoteRelease, { input: { name, version, after } }, LONG)).promoteRelease;
const rollBack = async (name: string, to: string | null, after: After): Promise<Step> =>
  (await mutateAsAgent(RollBackRelease, { input: { name, to, after } }, LONG)).rollBackRelease;
const withdraw = async (name: string, after: After): Promise<Step> =>
  (await mutateAsAgent(WithdrawRelease, { name, after }, LONG)).withdrawRelease;

type Terms = Pick<Canary, 'share' | 'isByRule'>;
const setCanary = async (
  { name, version }: Pick<Canary, 'name' | 'version'>,
  { share, isByRule }: Terms,
  after: After,
): Promise<Step> =>
  (await mutateAsAgent(SetCanary, { input: { name, version, share, isByRule, after } }, LONG)).setCanary;
const endCanary = async (name: string, after: After): Promise<Step> =>
  (await mutateAsAgent(EndCanary, { name, after }, LONG)).endCanary;

/** The reverse of a step. */
function wayBack({ name, action, previous, at }: Step): Promise<Step> {
  if (action === 'withdraw') return rollBack(name, null, at);
  if (previous === null) return withdraw(name, at);
  // A release that was rolled back can only be restored by a promote.
  return action === 'rollback' ? promote(name, previous, at) : rollBack(name, previous, at);
}

const readDesk = async (): Promise<Desk> => (await queryAsAgent(AgentReleases, {})).releases;

/** What is live, and a function for each change, with Undo. A refusal is shown until the next press. */
export function useReleases() {
  const { answer, isPending, hasFailed, refetch, change: showAs } = useAgentQuery('releases', readDesk);
  const [refused, setRefused] = useState<Refused>();
  const [busy, setBusy] = useState<string>();
  const offerOfToken = useRef<OfferUndo>(undefined);

  /** `isDone`: whether what was refused stands already. Undefined if it was refused. Rejects if it failed. */
  async function run(
    name: string,
    work: () => Promise<Step>,
    isDone: () => Promise<boolean>,
  ): Promise<Step | undefined> {
    setRefused(undefined);
    setBusy(name);
    try {
      const step = await work();
      // The next press may come before the answer to `refetch`.
      showAs((desk) => ({ ...desk, history: [step, ...desk.history] }));
      return step;
    } catch (error) {
      if (!isConflict(error)) throw error;
      if (!(await isDone()))
        setRefused({ title: partName(name), reasons: explainFailure(error).description.split('\n') });
      return undefined;
    } finally {
      setBusy(undefined);
      // It may have been done even if its answer was lost.
      refetch();
    }
  }

  /** `isWanted`: whether the desk stands as the press wants it. */
  async function change(
    name: string,
    work: (after: After) => Promise<Step>,
    isWanted: (desk: Desk) => boolean,
    back = wayBack,
  ): Promise<void> {
    const offer = beginChange();
    const before = answer && servedOf(answer, name);
    /** Then nothing is to be tried again. */
    async function isDoneAlready(): Promise<boolean> {
      const desk = await readDesk().catch(() => null);
      if (desk === null || !isWanted(desk)) return false;
      const description = 'Somebody else was first, or the answer was lost on its way.';
      toast({ title: `${partName(name)}: it is so already`, description });
      return true;
    }
    try {
      const step = await run(name, () => work(answer && lastStepOf(answer, name)), isDoneAlready);
      if (!step) return;
      // An Undo whose answer was lost has made a step of its own, which refuses the next press.
      const isBack = async () => servedOf(await readDesk(), name) === before;
      offer(partName(name), stepInWords(step), () => run(name, () => back(step), isBack));
    } catch (error) {
      if (!isUnreached(error) || !(await isDoneAlready())) toastFailure(error);
    }
  }

  const endToken = (token: Token): Promise<void> =>
    changeWithUndo(
      [tokenName(token), 'is revoked'],
      // Revoked by the press before this one, or elsewhere, it is revoked.
      () => mutateAsAgent(RevokeDeployToken, { id: token.id }).catch(unlessGone).finally(refetch),
      () => mutateAsAgent(RestoreDeployToken, { id: token.id }).finally(refetch),
    );

  return {
    desk: answer,
    isPending,
    hasFailed,
    refetch() {
      setRefused(undefined);
      refetch();
    },
    refused,
    busy,
    putLive: (name: string, version: string) =>
      change(name, (after) => promote(name, version, after), isLive(name, version)),
    goBack: (name: string, to: string) => change(name, (after) => rollBack(name, to, after), isLive(name, to)),
    takeOut: (name: string) => change(name, (after) => withdraw(name, after), isLive(name, undefined)),
    /** Begins a canary, or changes the share of the running one. */
    setCanary(id: Pick<Canary, 'name' | 'version'>, terms: Terms) {
      const before = answer?.canary;
      const back = ({ at }: Step) => (before ? setCanary(before, before, at) : endCanary(id.name, at));
      return change(id.name, (after) => setCanary(id, terms, after), isTried(id.name, { ...id, ...terms }), back);
    },
    endCanary: (canary: Canary) =>
      change(
        canary.name,
        (after) => endCanary(canary.name, after),
        isTried(canary.name, null),
        ({ at }) => setCanary(canary, canary, at),
      ),
    endToken,
    async makeToken(input: CreateDeployTokenMutationVariables['input']) {
      offerOfToken.current = beginChange();
      try {
        return (await mutateAsAgent(CreateDeployToken, { input })).createDeployToken;
      } finally {
        refetch();
      }
    },
    /** Reports a new token when its secret is hidden again. */
    sayMade: (token: Token) =>
      offerOfToken.current?.(tokenName(token), 'may deploy now', async () => {
        await mutateAsAgent(RevokeDeployToken, { id: token.id }).finally(refetch);
      }),
  };
}

export type ReleaseActions = ReturnType<typeof useReleases>;
