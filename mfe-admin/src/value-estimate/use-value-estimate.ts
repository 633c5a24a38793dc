import { useRef } from 'react';
import {
  AgentValueEstimates,
  SetValueEstimate,
  type ValueEstimateFigures,
  type ValueEstimateRowFragment,
} from '../generated/operations.ts';
import { isConflict } from '../property-form/errors.ts';
import { mutateAsAgent, queryAsAgent } from '../session/as-agent.ts';
import { useAgentQuery } from '../session/use-agent-query.ts';
import { beginChange } from '../undo/undo.ts';
import { inWords } from './figures.ts';

type Figures = ValueEstimateFigures | null;

const bare = (figures: Figures | undefined): Figures => {
  if (!figures) return null;
  const { estimate, rangeLow, rangeHigh, rentEstimate, refinancePayment, pricePerSquareFoot, asOf } = figures;
  return { estimate, rangeLow, rangeHigh, rentEstimate, refinancePayment, pricePerSquareFoot, asOf };
};

const isSame = (one: Figures, other: Figures): boolean => JSON.stringify(bare(one)) === JSON.stringify(bare(other));

/** A home's estimate and the earlier ones, the newest first. Each change can be undone. */
export function useValueEstimate(propertyId: string) {
  const { answer, change, ...asked } = useAgentQuery(`value estimates ${propertyId}`, async () => {
    return (await queryAsAgent(AgentValueEstimates, { propertyId })).valueEstimates;
  });
  const newest = answer?.[0];
  /** What was sent from this page. It may have been written, if only its answer was lost. */
  const sent = useRef<Figures[]>([]);

  async function write(figures: Figures, expectedVersion: number): Promise<ValueEstimateRowFragment> {
    const input = { figures, expectedVersion };
    const { setValueEstimate: written } = await mutateAsAgent(SetValueEstimate, { propertyId, input });
    change((list) => [written, ...list.filter(({ version }) => version !== written.version)]);
    return written;
  }

  /** Writes over what this page has written itself without an answer. */
  async function writeOverOwn(figures: Figures, seen: number): Promise<ValueEstimateRowFragment> {
    sent.current.push(figures);
    try {
      return await write(figures, seen);
    } catch (error) {
      if (!isConflict(error)) throw error;
      const [now] = (await queryAsAgent(AgentValueEstimates, { propertyId })).valueEstimates;
      if (!now || !sent.current.some((own) => isSame(own, now.figures))) throw error;
      return write(figures, now.version);
    }
  }

  /**
   * Null removes the estimate. Rejects with the gateway's refusal: CONFLICT if another device was first. `seen`: the
   * version that is changed.
   */
  async function set(figures: Figures, seen = newest?.version ?? 0): Promise<void> {
    const offer = beginChange();
    const before = bare(newest?.figures);
    const written = await writeOverOwn(figures, seen);
    const words = figures ? `is ${inWords(written.figures)} now` : 'is taken away';
    offer('The value estimate', words, () => write(before, written.version));
  }

  return { versions: answer, newest, ...asked, set };
}
