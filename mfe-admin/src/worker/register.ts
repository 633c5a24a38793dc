/** The page's side of the service worker. */

const ADDRESS = '/admin/worker.js';

type WorkerPolicy = { createScriptURL(address: string): string };
type TrustedTypes = { createPolicy(name: string, rules: WorkerPolicy): WorkerPolicy };

/** With Trusted Types a page needs a policy to register a worker. This one allows only this worker. */
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

/** Registers the worker once on a page. Rejects if the browser refuses it. */
export function registerWorker(): Promise<ServiceWorkerRegistration> {
  registered ??= register();
  return registered;
}

/** The worker that is already registered. It registers none. */
export const knownWorker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  hasWorkers() ? navigator.serviceWorker.getRegistration(ADDRESS) : undefined;
