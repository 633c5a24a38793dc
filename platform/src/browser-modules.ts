/**
 * Loads remote modules in browsers: by federation, with integrity hashes, one retry, a deadline, and more patience on
 * the first page.
 */

import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { retryOnce, withDeadline } from 'ui';
import { loadContainer } from './container-script.ts';
import { freezeShares } from './frozen-shares.ts';
import { type ModuleSource, moduleKey, RemoteError } from './modules.ts';
import type { PageModule, SlotModule } from './page.ts';
import type { RenderedModules } from './page-state.ts';
import { loadPatiently } from './patient-load.ts';
import { provideRuntime } from './provided-runtime.ts';
import type { Registry } from './registry.ts';
import { forgetFailedShares } from './share-failures.ts';
import { whenInteractionLikely } from './when-idle.ts';

/**
 * Milliseconds. The fallback must appear within 5 s of a click. This leaves time for the entry, its chunks and one
 * retry.
 */
const NAVIGATION_DEADLINE_MS = 4000;

type Loaded = PageModule | SlotModule;
type Options = {
  registry: Registry;
  /** Keys of the modules that the server rendered. Their HTML stays while their code cannot be loaded. */
  rendered: RenderedModules;
  onFailure: (remote: string, module: string, error: unknown, isRendered: boolean) => void;
};

async function request(remote: string, module: string): Promise<Loaded> {
  const loaded = await loadRemote<Loaded>(`${remote}/${module.slice(2)}`);
  if (!loaded) throw new RemoteError(`${remote} has no module ${module}`);
  return loaded;
}

/** The element in which the server rendered a module: the page, or the slot that the module fills. */
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
 * Registers the remotes of the page's registry and returns the source of their modules. What the server rendered is
 * never replaced by an error: its code is tried again for as long as needed. Any other load rejects with a
 * `RemoteError` within 4 s.
 */
export function browserModules(options: Options): ModuleSource {
  const { registry, rendered, onFailure } = options;
  provideRuntime();
  freezeShares();
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
