const underWay = new Map<string, Promise<unknown>>();

/**
 * Runs the actions on one thing in the order of the presses. Each waits for the answer to the one before, whether it
 * failed or not: two at once could reach the gateway in the other order. `isLast`: there was no later press, so this
 * answer is shown.
 */
export async function runInOrder<T>(id: string, work: () => Promise<T>): Promise<{ answer: T; isLast: boolean }> {
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
