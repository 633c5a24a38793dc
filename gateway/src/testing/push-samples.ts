// A browser's push subscription, as the Push API makes it.
import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import type { Call } from './call-operation.ts';
import type { TestClient } from './test-client.ts';

/** A host that does not exist, so that no test sends anything to a real push service. */
export const nowhere = 'push.invalid';

/** A subscription at this service, with its own keys. */
export function newSubscription(service = `https://${nowhere}/send`) {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys('base64url');
  const secret = randomBytes(16);
  const input = { endpoint: `${service}/${randomUUID()}`, p256dh, auth: secret.toString('base64url') };
  return { input, privateKey: pair.getPrivateKey('base64url'), secret };
}

const makeDevice = async (agent: TestClient): Promise<string> =>
  (await agent.rest('POST', '/api/admin/push/devices', newSubscription().input)).body.id;

/** By GraphQL field, as in `operation-samples.ts`. */
export const pushSamples: Readonly<Record<string, (agent: TestClient) => Call | Promise<Call>>> = {
  'Viewer.push': () => ({}),
  'Mutation.addPushDevice': () => ({ input: newSubscription().input }),
  'Mutation.removePushDevice': async (agent) => ({ params: { id: await makeDevice(agent) } }),
};
