/** The browser's source of remote modules: federation with integrity, one retry, a deadline, and patience on the first load. */

import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { retryOnce, withDeadline } from 'ui';
import { loadContainer } from './container-script.ts';
import { type ModuleSource, moduleKey, RemoteError } from './modules.ts';
import type { PageModule, SlotModule } from './page.ts';
import type { RenderedModules } from './page-state.ts';
import { loadPatiently } from './patient-load.ts';
import { provideRuntime } from './provided-runtime.ts';
import type { Registry } from './registry.ts';
import { forgetFailedShares } from './share-failures.ts';
import { whenInteractionLikely } from './when-idle.ts';

/** The fallback stands within 5 s of a click: time for the entry, its chunks and one retry. */
const NAVIGATION_DEADLINE_MS = 4000;

type Loaded = PageModule | SlotModule;
type Options = {
  registry: Registry;
  /** Keys of what the server rendered: while it cannot be had, its HTML stays. */
  rendered: RenderedModules;
  onFailure: (remote: string, module: string, error: unknown, isRendered: boolean) => void;
};

async function request(remote: string, module: string): Promise<Loaded> {
  const loaded = await loadRemote<Loaded>(`${remote}/${module.slice(2)}`);
  if (!loaded) throw new RemoteError(`${remote} has no module ${module}`);
  return loaded;
}

/** Where the server drew a module: the page itself, or the slot that the module fills. */
function boundaryOf({ registry, rendered }: Options, remote: string, module: string): Element | null {
  if (rendered.page === moduleKey(remote, module)) return document.querySelector('main');
  const { short, slots } = registry.remotes.find(({ name }) => name === remote) ?? { short: '', slots: {} };
  const [slot] = Object.entries(slots).find(([, file]) => file === module) ?? [];
  return document.querySelector(`[data-slot="${short}/${slot}"]`);
}

function registerContainers(registry: Registry): void {
  registerPlugins([
    forgetFailedShares,
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
export function browserModules(options: Options): ModuleSource {
  const { registry, rendered, onFailure } = options;
  provideRuntime();
  registerContainers(registry);
  const arrived = new Map<string, Promise<Loaded>>();

  const loadFirst = (remote: string, module: string): Promise<Loaded> =>
    loadPatiently(() => request(remote, module), {
      boundary: () => boundaryOf(options, remote, module),
      onFailure: (error) => onFailure(remote, module, error, true),
    });

  async function loadLater(remote: string, module: string): Promise<Loaded> {
    const key = moduleKey(remote, module);
    const attempt = retryOnce(() => request(remote, module));
    const late = () => new RemoteError(`${key} did not arrive within ${NAVIGATION_DEADLINE_MS} ms`);
    try {
      return await withDeadline(attempt, NAVIGATION_DEADLINE_MS, late);
    } catch (error) {
      onFailure(remote, module, error, false);
      arrived.delete(key);
      throw error instanceof RemoteError ? error : new RemoteError(`${key} could not be loaded`, { cause: error });
    }
  }

  const begin = (remote: string, module: string): Promise<Loaded> => {
    const key = moduleKey(remote, module);
    if (rendered.slots.includes(key)) return whenInteractionLikely().then(() => loadFirst(remote, module));
    return rendered.page === key ? loadFirst(remote, module) : loadLater(remote, module);
  };

  const load = (remote: string, module: string): Promise<Loaded> => {
    const key = moduleKey(remote, module);
    const loading = arrived.get(key) ?? begin(remote, module);
    arrived.set(key, loading);
    return loading;
  };

  return { load, peek: () => undefined };
}
