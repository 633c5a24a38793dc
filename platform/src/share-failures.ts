/** Lets shared modules that failed to load be loaded again. Federation by itself stores the failure in two places. */

import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { ConsumesOptions } from '@module-federation/webpack-bundler-runtime/bundler';
import federation from '@module-federation/webpack-bundler-runtime/bundler';

/** Federation keeps the promise of a shared module that failed, and would return it for the next request. */
export const forgetFailedShares: ModuleFederationRuntimePlugin = {
  name: 'forget-failed-shares',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const shares of Object.values(shareScopeMap)) {
      for (const share of Object.values(shares[pkgName] ?? {})) if (!share.loaded) share.loading = null;
    }
  },
};

const { consumes } = federation.bundlerRuntime ?? {};

/**
 * Federation installs a module that throws in place of one that could not be consumed. Run here, it rejects the chunk;
 * run later, it would break its importers for good.
 */
function throwFailed({ chunkId, chunkMapping, installedModules, webpackRequire }: ConsumesOptions): void {
  for (const id of chunkMapping[chunkId] ?? []) if (!(id in installedModules)) webpackRequire.m[id]?.({});
}

/**
 * If shared modules of a chunk cannot be loaded, the chunk rejects before any of its modules runs, so that the next try
 * starts afresh.
 */
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
