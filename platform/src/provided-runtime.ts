/**
 * Federation's bundler runtime, provided to remotes as React is: 4 kB less in each of their entries. What holds state is made
 * anew for each consumer; the functions are the same.
 */

import { createInstance } from '@module-federation/enhanced/runtime';
import federation from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { forgetFailedShares, rejectFailedShares } from './share-failures.ts';

/** The name under which `platform/build/consumed-runtime.js` finds it. */
const NAME = 'borrowFederation'; // Releases that are stored ask by this name.

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
