/**
 * Only the fields that were changed, so that the form does not overwrite what another device has saved meanwhile in the
 * others.
 */
export function changedFields<T extends object>(before: T, after: T): Partial<T> {
  const pairs = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(before, name)),
  );
  return Object.fromEntries(pairs) as Partial<T>;
}

/**
 * The form's initial values after the agent was told of somebody else's change: the changed fields get the present
 * values.
 */
export function toldFields<T extends object>(before: T, after: T, now: T): T {
  const told = Object.keys(changedFields(before, after)).map((name) => [name, Reflect.get(now, name)]);
  return { ...before, ...Object.fromEntries(told) };
}
