/** The source of page and slot modules: federation in a browser, imported modules on the server. */

import type { ComponentType } from 'react';
import { lazyPart } from 'ui';
import type { PageModule, SlotModule } from './page.ts';
import { findSlot } from './registry.ts';

export type ModuleSource = {
  /** Imports a module of a remote. Rejects with `RemoteError` if that fails. */
  load(remote: string, module: string): Promise<PageModule | SlotModule>;
  /** The module if it is already loaded. The server loads all that it needs before it renders. */
  peek(remote: string, module: string): PageModule | SlotModule | undefined;
};

/** Names a module of a remote, the same on server and browser. */
export const moduleKey = (remote: string, module: string): string => `${remote} ${module}`;

/** A remote, or one of its modules, cannot be loaded. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
}

let source: ModuleSource = {
  load: () => Promise.reject(new RemoteError('No module source has been provided')),
  peek: () => undefined,
};

/** The shell calls this once, before the first render. */
export const provideModules = (given: ModuleSource): void => {
  source = given;
};

/** The page's source of modules. */
export const modules = (): ModuleSource => source;

export type AnyComponent = ComponentType<Record<string, unknown>>;
const slotComponents = new Map<string, AnyComponent>();

/** Imports a slot's module. Rejects with `RemoteError` if no live remote has it, or if it cannot be loaded. */
export async function loadSlot(name: string): Promise<SlotModule> {
  const found = findSlot(name);
  if (!found) throw new RemoteError(`No live remote has the slot ${name}`);
  return (await source.load(found.remote.name, found.module)) as SlotModule;
}

/**
 * The component of a slot. Every call returns the same one, so that React keeps its state. If it failed to load, it is
 * tried again.
 */
export function slotComponent(name: string): AnyComponent {
  const found = findSlot(name);
  const here = found && source.peek(found.remote.name, found.module);
  if (here) return here.Component as AnyComponent;
  const known = slotComponents.get(name);
  if (known) return known;
  const component = lazyPart(async () => (await loadSlot(name)).Component as AnyComponent);
  slotComponents.set(name, component);
  return component;
}
