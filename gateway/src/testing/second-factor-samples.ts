// Sets up and uses second factors, through REST.
import { Secret, TOTP } from 'otpauth';
import type { Call } from './call-operation.ts';
import { createSoftwarePasskey } from './software-passkey.ts';
import type { Answer, TestClient } from './test-client.ts';
import { admin } from './test-gateway.ts';

export const password = { password: admin.password };

/** The current code, or one from so many seconds before or after. */
export const codeOf = (secret: string, seconds = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + seconds * 1000 });

const path = '/api/admin/second-factor';

/** Sets up the app. Returns its secret, and the recovery codes if this made them. */
export async function setUpTotp(agent: TestClient): Promise<{ secret: string; recoveryCodes: string[] | null }> {
  const { secret } = (await agent.rest('POST', `${path}/totp`, password)).body;
  const { body } = await agent.rest('POST', `${path}/totp/confirm`, { code: codeOf(secret) });
  return { secret, recoveryCodes: body.recoveryCodes };
}

/** Makes a passkey for this site and adds it. `origin`: where it pretends to be. */
export async function setUpPasskey(agent: TestClient, name = 'Phone') {
  const { challenge, rpId } = (await agent.rest('POST', `${path}/passkeys/start`, password)).body;
  const passkey = createSoftwarePasskey({ origin: 'http://localhost:3000', rpId });
  const { body } = await agent.rest('POST', `${path}/passkeys`, passkey.create(challenge, name));
  return { ...passkey, recoveryCodes: body.recoveryCodes as string[] | null };
}

export const newCodes = async (agent: TestClient): Promise<string[]> =>
  (await agent.rest('POST', `${path}/recovery-codes`, password)).body.codes;

export const logIn = (client: TestClient, input: object = admin): Promise<Answer> =>
  client.rest('POST', '/api/admin/login', input);

const username = async (agent: TestClient): Promise<string> =>
  (await agent.graphql('{ viewer { username } }')).body.data.viewer.username;

/** By GraphQL field, as in `operation-samples.ts`. */
export const secondFactorSamples: Readonly<Record<string, (agent: TestClient) => Call | Promise<Call>>> = {
  'Query.signInOptions': () => ({}),
  'Viewer.secondFactor': async (agent) => {
    await setUpPasskey(agent);
    return {};
  },
  'Mutation.startPasskeySignIn': () => ({}),
  'Mutation.finishSignIn': async (agent) => {
    await setUpTotp(agent);
    const [code] = await newCodes(agent);
    const { body } = await logIn(agent, { ...admin, username: await username(agent) });
    return { input: { ticket: body.secondStep.ticket, code } };
  },
  'Mutation.startTotp': () => ({ input: password }),
  'Mutation.confirmTotp': async (agent) => {
    const { secret } = (await agent.rest('POST', `${path}/totp`, password)).body;
    return { input: { code: codeOf(secret) } };
  },
  'Mutation.removeTotp': async (agent) => {
    await setUpTotp(agent);
    return { input: password };
  },
  'Mutation.startPasskey': () => ({ input: password }),
  'Mutation.addPasskey': async (agent) => {
    const { challenge, rpId } = (await agent.rest('POST', `${path}/passkeys/start`, password)).body;
    return { input: createSoftwarePasskey({ origin: 'http://localhost:3000', rpId }).create(challenge) };
  },
  'Mutation.removePasskey': async (agent) => ({ params: { id: (await setUpPasskey(agent)).id }, input: password }),
  'Mutation.renewRecoveryCodes': async (agent) => {
    await setUpTotp(agent);
    return { input: password };
  },
};
