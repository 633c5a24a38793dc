/** This browser's subscription to notifications (Push API). */

import { hasWorkers, knownWorker, registerWorker } from '../worker/register.ts';

/** `homeScreen`: an iPhone, which allows this only for sites on its home screen. */
export type Ability = 'able' | 'refused' | 'homeScreen' | 'unable';

/** The agent or the browser does not allow notifications. */
export class PermissionRefused extends Error {
  override readonly name = 'PermissionRefused';
}

const isPhoneOfApple = () => /iPhone|iPad/.test(navigator.userAgent);

export function abilityOf(): Ability {
  const isAble = hasWorkers() && 'PushManager' in window && 'Notification' in window;
  if (!isAble) return isPhoneOfApple() ? 'homeScreen' : 'unable';
  return Notification.permission === 'denied' ? 'refused' : 'able';
}

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

function isUnder({ options }: PushSubscription, publicKey: string): boolean {
  const theirs = new Uint8Array(options.applicationServerKey ?? []);
  const ours = bytesOf(publicKey);
  return theirs.length === ours.length && theirs.every((byte, index) => byte === ours[index]);
}

/** The endpoint of this browser's push service. Undefined while it is not subscribed. */
export async function ownEndpoint(): Promise<string | undefined> {
  const worker = await knownWorker();
  return (await worker?.pushManager?.getSubscription())?.endpoint;
}

/** Asks for the permission and subscribes. Rejects with `PermissionRefused`, or with the browser's error. */
export async function subscribe(publicKey: string) {
  // First, because browsers allow the question only shortly after a press.
  if ((await Notification.requestPermission()) !== 'granted') throw new PermissionRefused();
  const { pushManager } = await registerWorker();
  const before = await pushManager.getSubscription();
  // The site's key has changed, and a browser accepts only one at a time.
  if (before && !isUnder(before, publicKey)) await before.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint, keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  return { endpoint: endpoint ?? subscription.endpoint, p256dh, auth };
}

export async function unsubscribe(): Promise<void> {
  const worker = await knownWorker();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}
