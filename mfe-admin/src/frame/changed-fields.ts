/** Of a form only what was changed in it: what another device has saved meanwhile is not overwritten by what stood there before. */
export function changedFields<T extends object>(before: T, after: T): Partial<T> {
  const pairs = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(before, name)),
  );
  return Object.fromEntries(pairs) as Partial<T>;
}

/** What a form began with, once somebody else's words have been told: of what is changed in it, what stands there by now. */
export function toldFields<T extends object>(before: T, after: T, now: T): T {
  const told = Object.keys(changedFields(before, after)).map((name) => [name, Reflect.get(now, name)]);
  return { ...before, ...Object.fromEntries(told) };
}
