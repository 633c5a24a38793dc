/** The browser's source of remote modules: federation with integrity, one retry, a deadline, and patience on the first load. */

import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { loadContainer } from './container-script.ts';
import { lendRuntime } from './lent-runtime.ts';
import { type ModuleSource, moduleKey, RemoteError } from './modules.ts';
import type { PageModule, SlotModule } from './page.ts';
import type { RenderedModules } from './page-state.ts';
import type { Registry } from './registry.ts';
import { whenWanted } from './when-idle.ts';

/** The fallback stands within 5 s of a click (architecture, section 3): time for the entry, its chunks and one retry. */
const NAVIGATION_DEADLINE_MS = 4000;
const RETRY_AFTER_MS = 300;

type Loaded = PageModule | SlotModule;
type Options = {
  registry: Registry;
  /** Keys of what the server rendered: while it cannot be had, its HTML stays. */
  rendered: RenderedModules;
  onFailure: (remote: string, module: string, error: unknown, isRendered: boolean) => void;
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function withDeadline<T>(promise: Promise<T>, ms: number, what: string): Promise<T> {
  const deadline = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new RemoteError(`${what} did not arrive within ${ms} ms`)), ms),
  );
  return Promise.race([promise, deadline]);
}

async function request(remote: string, module: string): Promise<Loaded> {
  const loaded = await loadRemote<Loaded>(`${remote}/${module.slice(2)}`);
  if (!loaded) throw new RemoteError(`${remote} has no module ${module}`);
  return loaded;
}

/** One retry for what may have been the network. Federation forgets a failed entry and Rspack a failed chunk, so asking again fetches again. */
async function requestTwice(remote: string, module: string): Promise<Loaded> {
  try {
    return await request(remote, module);
  } catch (error) {
    if (String(error).includes('integrity')) throw error;
    await pause(RETRY_AFTER_MS);
    return request(remote, module);
  }
}

function registerContainers(registry: Registry): void {
  registerPlugins([
    { name: 'container-script', loadEntry: ({ remoteInfo }) => loadContainer(registry, remoteInfo.name) },
  ]);
  registerRemotes(
    registry.remotes.map(({ name, entry, global }) => ({
      name,
      entry,
      entryGlobalName: global,
      type: 'global' as const,
    })),
  );
}

/**
 * Registers the remotes of the page's registry and answers where their modules come from.
 * Promise: what the server rendered never gives way to an error; everything else rejects with a `RemoteError` within 4 s.
 */
export function browserModules({ registry, rendered, onFailure }: Options): ModuleSource {
  lendRuntime();
  registerContainers(registry);
  const arrived = new Map<string, Promise<Loaded>>();

  const load = (remote: string, module: string): Promise<Loaded> => {
    const key = moduleKey(remote, module);
    const known = arrived.get(key);
    if (known) return known;
    const isSlot = rendered.slots.includes(key);
    const isFirst = isSlot || rendered.page === key;
    const attempt = isSlot ? whenWanted().then(() => requestTwice(remote, module)) : requestTwice(remote, module);
    const inTime = isFirst ? attempt : withDeadline(attempt, NAVIGATION_DEADLINE_MS, key);
    const settled = inTime.catch((error: unknown): Promise<Loaded> => {
      onFailure(remote, module, error, isFirst);
      if (isFirst) return new Promise<never>(() => undefined);
      arrived.delete(key);
      throw error instanceof RemoteError ? error : new RemoteError(`${key} could not be loaded`, { cause: error });
    });
    arrived.set(key, settled);
    return settled;
  };

  return { load, peek: () => undefined };
}
