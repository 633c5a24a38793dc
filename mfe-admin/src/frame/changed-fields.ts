/** Of a form only what was changed in it: what another device has saved meanwhile is not overwritten by what stood there before. */
export function changedFields<T extends object>(before: T, after: T): Partial<T> {
  const pairs = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(before, name)),
  );
  return Object.fromEntries(pairs) as Partial<T>;
}
