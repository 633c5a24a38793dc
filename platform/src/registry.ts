/** Which releases this page runs on. The gateway inlines it; a tab never changes it. */

import type { FrameLink, NavigationEntry } from './release.ts';

export type RegistryRemote = {
  /** The package's name, `mfe-listings`. */
  name: string;
  /** The prefix of its slots, `listings`. */
  short: string;
  version: string;
  /** Absolute path of the container script. */
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
  /** What parts offer to header and footer, in order. */
  links: FrameLink[];
};

let current: Registry = { shell: '', remotes: [], navigation: [], links: [] };

/** Called once, by the shell, before anything renders. */
export const provideRegistry = (registry: Registry): void => {
  current = registry;
};

export const registry = (): Registry => current;

/** The name of the shell's version where the parts are compiled together instead of released. */
export const DEVELOPMENT = 'development';

export const isDevelopment = (): boolean => current.shell === DEVELOPMENT;

/** Links that live remotes offer to the frame, such as the areas. */
export const navigation = (): readonly NavigationEntry[] => current.navigation;

/** Where a slot lives: its remote and federation module; `undefined` when no live remote has it. */
export function findSlot(name: string): { remote: RegistryRemote; module: string } | undefined {
  const [short, slot] = name.split('/');
  const remote = current.remotes.find((candidate) => candidate.short === short);
  const module = slot && remote?.slots[slot];
  return remote && module ? { remote, module } : undefined;
}
