/** Loads a remote's container script: under its integrity hash, through the page's Trusted Types policy, with a time limit. */

import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { RemoteError } from './modules.ts';
import { DEVELOPMENT, type Registry, type RegistryRemote } from './registry.ts';

type LoadEntry = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>;
type Container = NonNullable<Awaited<ReturnType<LoadEntry>>>;

/** A visitor who waits reads words long before this: on a slow line the script still arrives, and its part replaces them. */
const SCRIPT_TIMEOUT_MS = 10_000;

type ScriptPolicy = { createScriptURL(url: string): string };
type TrustedTypes = { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };

/** Only what the registry names is ever a script. */
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
      reject(new RemoteError(`${remote.name} ${remote.version}: entry ${reason}`, { request: src }));
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

/** The container of a remote, by name. One on a developer's machine, which no gateway names, needs no hash. Rejects with `RemoteError`: unknown, without a hash, late, refused, or not what it says it is. */
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
