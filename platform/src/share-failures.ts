/** Shared parts that fail once must not have failed for good; federation by itself keeps their failure in two places. */

import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { ConsumesOptions } from '@module-federation/webpack-bundler-runtime/bundler';
import federation from '@module-federation/webpack-bundler-runtime/bundler';

/** It keeps the promise of a shared part that failed, and would answer the next request with it. */
export const forgetFailedShares: ModuleFederationRuntimePlugin = {
  name: 'forget-failed-shares',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const shares of Object.values(shareScopeMap)) {
      for (const share of Object.values(shares[pkgName] ?? {})) if (!share.loaded) share.loading = null;
    }
  },
};

const { consumes } = federation.bundlerRuntime ?? {};

/** What could not be consumed stands as a module that throws. Evaluated, it would break its importers for good. */
function throwFailed({ chunkId, chunkMapping, installedModules, webpackRequire }: ConsumesOptions): void {
  for (const id of chunkMapping[chunkId] ?? []) if (!(id in installedModules)) webpackRequire.m[id]?.({});
}

/** A chunk whose shared parts cannot be had rejects before any of its modules runs, so that the next try starts afresh. */
export function rejectFailedShares(): void {
  if (!federation.bundlerRuntime || !consumes) return;
  federation.bundlerRuntime.consumes = (options: ConsumesOptions) => {
    const { promises } = options;
    const before = promises.length;
    consumes(options);
    const consumed = promises.splice(before);
    if (consumed.length > 0) promises.push(Promise.all(consumed).then(() => throwFailed(options)));
  };
}
