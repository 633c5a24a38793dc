/**
 * Loads the container script of a remote: with its integrity hash, through the page's Trusted Types policy, within a
 * time limit.
 */

import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { RemoteError } from './modules.ts';
import { DEVELOPMENT, type Registry, type RegistryRemote } from './registry.ts';

type LoadEntry = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>;
type Container = NonNullable<Awaited<ReturnType<LoadEntry>>>;

/**
 * Milliseconds. Long before this, the visitor sees a fallback. On a slow line the script may still arrive, and its part
 * then replaces it.
 */
const SCRIPT_TIMEOUT_MS = 10_000;

type ScriptPolicy = { createScriptURL(url: string): string };
type TrustedTypes = { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };

/** Allows only scripts that the registry names. */
const allow = (urls: ReadonlySet<string>): ScriptPolicy => ({
  createScriptURL(url) {
    if (!urls.has(url)) throw new RemoteError(`${url} is not in this page's registry`);
    return url;
  },
});

let policy: ScriptPolicy | undefined;

function scriptPolicy(registry: Registry): ScriptPolicy {
  if (policy) return policy;
  const rules = allow(new Set(registry.remotes.map((remote) => remote.entry)));
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy = trustedTypes ? trustedTypes.createPolicy('remote-entry', rules) : rules;
  return policy;
}

function insert(remote: RegistryRemote, src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (reason: string) => {
      script.remove();
      reject(new RemoteError(`${remote.name} ${remote.version}: entry ${reason}`));
    };
    const timer = setTimeout(() => fail(`did not arrive within ${SCRIPT_TIMEOUT_MS} ms`), SCRIPT_TIMEOUT_MS);
    script.onload = () => resolve(clearTimeout(timer));
    script.onerror = () => {
      clearTimeout(timer);
      fail('was refused, missing or unreachable');
    };
    script.integrity = remote.integrity;
    script.crossOrigin = 'anonymous';
    script.async = true;
    script.src = src;
    document.head.append(script);
  });
}

/**
 * The container of a remote, by name. A remote on a developer's machine, which no gateway names, needs no hash. Rejects
 * with `RemoteError` if the remote is unknown, has no hash, is too late, is refused, or defines no container.
 */
export async function loadContainer(registry: Registry, name: string): Promise<Container> {
  const remote = registry.remotes.find((candidate) => candidate.name === name);
  if (!remote) throw new RemoteError(`${name} is not in this page's registry`);
  if (!remote.integrity && remote.version !== DEVELOPMENT)
    throw new RemoteError(`${name} ${remote.version}: the registry gives no integrity hash`);
  const globals = globalThis as unknown as Record<string, Container | undefined>;
  if (!globals[remote.global]) await insert(remote, scriptPolicy(registry).createScriptURL(remote.entry));
  const container = globals[remote.global];
  if (!container) throw new RemoteError(`${name} ${remote.version}: the entry defined no container`);
  return container;
}
