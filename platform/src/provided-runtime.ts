/**
 * Federation's bundler runtime, provided to remotes as React is, which makes each of their entries 4 kB smaller. Its
 * functions are shared; objects with state are made anew for each consumer.
 */

import { createInstance } from '@module-federation/enhanced/runtime';
import federation from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { forgetFailedShares, rejectFailedShares } from './share-failures.ts';

/** The name by which `platform/build/consumed-runtime.js` finds it. */
const NAME = 'borrowFederation'; // Stored releases use this name.

const init = (options: Parameters<typeof createInstance>[0]) =>
  createInstance({ ...options, plugins: [...(options.plugins ?? []), forgetFailedShares] });

const forOneRemote = () => ({
  ...federation,
  runtime: { ...federation.runtime, init },
  instance: undefined,
  initOptions: undefined,
  bundlerRuntimeOptions: {},
  bundlerRuntime: { ...federation.bundlerRuntime, S: {}, initContainerEntry },
});

export const provideRuntime = (): void => {
  rejectFailedShares();
  Object.defineProperty(globalThis, NAME, { value: forOneRemote, configurable: true });
};
