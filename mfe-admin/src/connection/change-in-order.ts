import { runInOrder } from './run-in-order.ts';

/** The things on which presses are under way. `showStored`: shows what the gateway has. */
const underWay = new Map<string, { showStored: () => void; presses: number }>();

type Change<Value, Answer> = { from: Value; to: Value; show: (value: Value) => void; work: () => Promise<Answer> };

/**
 * Shows `to` at once, and does the work in its turn. If the last of several presses fails, what the gateway has is shown:
 * its `from` is what an earlier press has only foreseen, and that one may have failed, too.
 */
export async function changeInOrder<Value, Answer>(
  id: string,
  { from, to, show, work }: Change<Value, Answer>,
): Promise<{ answer: Answer; isLast: boolean }> {
  const mine = underWay.get(id) ?? { showStored: () => show(from), presses: 0 };
  underWay.set(id, mine);
  mine.presses += 1;
  const isLast = () => mine.presses === 1;
  show(to);
  try {
    const answer = await runInOrder(id, work);
    mine.showStored = () => show(to);
    return { answer, isLast: isLast() };
  } catch (error) {
    if (isLast()) mine.showStored();
    throw error;
  } finally {
    mine.presses -= 1;
    if (mine.presses === 0) underWay.delete(id);
  }
}
