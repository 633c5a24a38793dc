/**
 * Makes something at its first use. For formatters of `Intl`: the first takes some 100 ms on a phone, more of them 10 ms
 * each, and most pages print no date.
 */
export function atFirstUse<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
