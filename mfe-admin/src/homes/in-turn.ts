const underWay = new Map<string, Promise<unknown>>();

/**
 * Runs what is done to one thing in the order of the presses, each once the one before has been answered, well or not. Two at
 * once could come to the gateway the other way round. `isLast`: nothing was pressed meanwhile, so the answer is what is shown.
 */
export async function inTurn<T>(id: string, work: () => Promise<T>): Promise<{ answer: T; isLast: boolean }> {
  const before = underWay.get(id);
  const mine = (before ?? Promise.resolve()).catch(() => undefined).then(work);
  underWay.set(id, mine);
  const isLast = () => underWay.get(id) === mine;
  try {
    const answer = await mine;
    return { answer, isLast: isLast() };
  } finally {
    if (isLast()) underWay.delete(id);
  }
}
