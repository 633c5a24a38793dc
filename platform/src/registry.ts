/** The releases on which this page runs. The gateway writes them into the document, and they do not change in a tab. */

import type { FrameLink, NavigationEntry } from './release.ts';

export type RegistryRemote = {
  /** The package's name, `mfe-listings`. */
  name: string;
  /** The prefix of its slots, `listings`. */
  short: string;
  version: string;
  /** The absolute path of the container script. */
  entry: string;
  integrity: string;
  global: string;
  pages: Array<{ path: string; module: string; slots: string[] }>;
  /** Slot name → federation module. */
  slots: Record<string, string>;
};

export type Registry = {
  shell: string;
  remotes: RegistryRemote[];
  navigation: NavigationEntry[];
  /** The links of all parts for header and footer, in order. */
  links: FrameLink[];
};

let current: Registry = { shell: '', remotes: [], navigation: [], links: [] };

/** The shell calls this once, before the first render. */
export const provideRegistry = (registry: Registry): void => {
  current = registry;
};

/** The page's registry. Empty until the shell has provided it. */
export const registry = (): Registry => current;

/** The version of the shell if the parts run from their sources instead of releases. */
export const DEVELOPMENT = 'development';

/** Whether the parts run from their sources instead of releases. */
export const isDevelopment = (): boolean => current.shell === DEVELOPMENT;

/** Links that live remotes offer to the frame, such as those to the areas. */
export const navigation = (): readonly NavigationEntry[] => current.navigation;

/** The remote and federation module of a slot. `undefined` if no live remote has it. */
export function findSlot(name: string): { remote: RegistryRemote; module: string } | undefined {
  const [short, slot] = name.split('/');
  const remote = current.remotes.find((candidate) => candidate.short === short);
  const module = slot && remote?.slots[slot];
  return remote && module ? { remote, module } : undefined;
}
