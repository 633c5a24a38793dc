// Calls on the releases that a test gateway with `hasReleases` has.
import type { Call } from './call-operation.ts';
import { password } from './second-factor-samples.ts';
import type { TestClient } from './test-client.ts';

const name = 'mfe-one';
export const versions = ['1.0.0+000000000001', '1.0.0+000000000002'] as const;

export const promote = (agent: TestClient, version: string) =>
  agent.rest('POST', '/api/admin/releases/promote', { name, version });

const canary = { name, version: versions[1], share: 10, isByRule: true };

const newToken = () => {
  const expiresAt = new Date(Date.now() + 30 * 86_400_000).toISOString();
  return { part: name, note: 'team one', expiresAt, ...password };
};
const makeToken = async (agent: TestClient): Promise<string> =>
  (await agent.rest('POST', '/api/admin/deploy-tokens', newToken())).body.token.id;

/** By GraphQL field, as in `operation-samples.ts`. */
export const releaseSamples: Readonly<Record<string, (agent: TestClient) => Call | Promise<Call>>> = {
  'Viewer.releases': async (agent) => {
    await promote(agent, versions[0]);
    return {};
  },
  'Mutation.promoteRelease': async (agent) => {
    await promote(agent, versions[0]);
    return { input: { name, version: versions[1] } };
  },
  'Mutation.rollBackRelease': async (agent) => {
    await promote(agent, versions[0]);
    await promote(agent, versions[1]);
    return { input: { name, to: versions[0] } };
  },
  'Mutation.withdrawRelease': async (agent) => {
    await promote(agent, versions[0]);
    return { input: { name } };
  },
  'Mutation.setCanary': async (agent) => {
    await promote(agent, versions[0]);
    // Ends the canary, if there is one.
    await agent.rest('POST', '/api/admin/releases/canary/end', { name });
    return { input: canary };
  },
  'Mutation.endCanary': async (agent) => {
    await promote(agent, versions[0]);
    await agent.rest('POST', '/api/admin/releases/canary', canary);
    return { input: { name } };
  },
  'Mutation.createDeployToken': () => ({ input: newToken() }),
  'Mutation.revokeDeployToken': async (agent) => ({ params: { id: await makeToken(agent) } }),
  'Mutation.restoreDeployToken': async (agent) => {
    const id = await makeToken(agent);
    await agent.rest('DELETE', `/api/admin/deploy-tokens/${id}`);
    return { params: { id } };
  },
};
