/** The page's side of the service worker. */

const ADDRESS = '/admin/worker.js';

type WorkerPolicy = { createScriptURL(address: string): string };
type TrustedTypes = { createPolicy(name: string, rules: WorkerPolicy): WorkerPolicy };

/** Trusted Types let a page name a worker only through a policy, and this one names no other. */
const rules: WorkerPolicy = {
  createScriptURL(address) {
    if (address !== ADDRESS) throw new TypeError(`${address} is no service worker of ours`);
    return address;
  },
};

let registered: Promise<ServiceWorkerRegistration> | undefined;

async function register(): Promise<ServiceWorkerRegistration> {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('mfe-admin-worker', rules) ?? rules;
  await navigator.serviceWorker.register(policy.createScriptURL(ADDRESS));
  return navigator.serviceWorker.ready;
}

export const hasWorkers = (): boolean => 'serviceWorker' in navigator;

/** The agent's worker, registered once a page. Rejects where the browser refuses it. */
export function registerWorker(): Promise<ServiceWorkerRegistration> {
  registered ??= register();
  return registered;
}

/** The worker that this browser has already; registers none. */
export const knownWorker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  hasWorkers() ? navigator.serviceWorker.getRegistration(ADDRESS) : undefined;
