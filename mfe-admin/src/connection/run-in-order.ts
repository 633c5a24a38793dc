const underWay = new Map<string, Promise<unknown>>();

/**
 * Runs the actions on one thing in the order of the presses. Each waits for the answer to the one before, whether it
 * failed or not: two at once could reach the gateway in the other order.
 */
export async function runInOrder<T>(id: string, work: () => Promise<T>): Promise<T> {
  const before = underWay.get(id);
  const mine = (before ?? Promise.resolve()).catch(() => undefined).then(work);
  underWay.set(id, mine);
  try {
    return await mine;
  } finally {
    if (underWay.get(id) === mine) underWay.delete(id);
  }
}
