import { getInstance } from '@module-federation/enhanced/runtime';

/** What React writes into, from render to render. */
const OF_REACT = /INTERNALS/;

/**
 * Freezes what the shell has brought for all parts, and the objects in it: a part that put a function of its own in one would change
 * how all the others work. On the server `ProvidedModulesPlugin` does the same.
 */
export function freezeShares(): void {
  const shares = Object.values(getInstance()?.shareScopeMap.default ?? {}).flatMap((versions) =>
    Object.values(versions),
  );
  for (const { lib } of shares) {
    const shared: object = lib?.() ?? {};
    for (const [name, own] of Object.entries(shared))
      if (typeof own === 'object' && !OF_REACT.test(name)) Object.freeze(own);
    Object.freeze(shared);
  }
}
