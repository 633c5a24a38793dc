/** Deploy tokens: each is valid for one part, can be revoked, and nothing can be deployed without one. */

import { deployCall, operatorToken, teamToken } from '../support/deploy.ts';
import { expect, test } from '../support/test.ts';

test('without a token, or with a wrong one, nothing can be deployed', async ({ site }) => {
  expect((await fetch(`${site.origin}/deploy`)).status).toBe(401);
  const wrong = await deployCall(site, 'deploy_wrong', 'POST', '/rollback', { name: 'mfe-areas' });
  expect(wrong.status).toBe(401);
  expect(wrong.body.message).toMatch(/^This deploy token is unknown or revoked; ask for another one/);
});

test('a team’s token deploys its own part and no other', async ({ site }) => {
  const token = await teamToken(site, 'mfe-areas');
  for (const [path, body] of [
    ['/rollback', { name: 'mfe-listings' }],
    ['/promote', { releases: [{ name: 'shell', version: '1.0.0+000000000000' }] }],
  ] as const) {
    const answer = await deployCall(site, token, 'POST', path, body);
    expect(answer.status).toBe(403);
    expect(answer.body.message).toMatch(/This token is for mfe-areas, not for/);
  }
  expect((await deployCall(site, token, 'GET', '/tokens')).status).toBe(403);
  expect((await deployCall(site, token, 'GET', '')).status).toBe(200);
});

test('a revoked token opens nothing', async ({ site }) => {
  const token = await teamToken(site, 'mfe-leads');
  const { body } = await deployCall(site, operatorToken(site), 'GET', '/tokens');
  const rows = body.tokens as Array<{ id: string; part: string; revokedAt: string | null }>;
  const row = rows.find(({ part, revokedAt }) => part === 'mfe-leads' && revokedAt === null);
  expect((await deployCall(site, operatorToken(site), 'DELETE', `/tokens/${row?.id}`)).status).toBe(204);
  expect((await deployCall(site, token, 'GET', '')).status).toBe(401);
});

test('a release that was never published cannot go live', async ({ site }) => {
  const chosen = { releases: [{ name: 'mfe-areas', version: '9.9.9+000000000000' }] };
  const answer = await deployCall(site, operatorToken(site), 'POST', '/promote', chosen);
  expect(answer.status).toBe(409);
  expect(answer.body.reasons).toEqual(['mfe-areas 9.9.9+000000000000 has not been published']);
});
