import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteFieldNames } from 'schema';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEnv } from '../../core/env.ts';
import { createLogger } from '../../core/logger.ts';
import { openGateway } from '../../gateway.ts';
import { dataOf } from '../../render/renderer.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

/** The only field that may be empty. */
const PHOTO = 'agent.photo';

onEachDatabase('the site’s content', (database) => {
  let gateway: TestGateway;
  let agent: TestClient;
  beforeAll(async () => {
    gateway = await openTestGateway(database);
    agent = await gateway.agent();
  });
  afterAll(() => gateway.close());

  type Field = { name: string; text: string; fileText: string; isChanged: boolean };
  const read = async () => (await agent.rest('GET', '/api/admin/site')).body as { version: number; fields: Field[] };
  const textOf = async (name: string) => (await read()).fields.find((one) => one.name === name);
  const write = (texts: Record<string, string | null>, expectedVersion?: number) => {
    const fields = Object.entries(texts).map(([name, text]) => ({ name, text }));
    return agent.rest('PUT', '/api/admin/site', { fields, expectedVersion });
  };
  const seen = async () => (await gateway.visitor().rest('GET', '/api/site')).body;

  it('has every field of site.json and the biography, and is the file’s until somebody writes', async () => {
    const { fields, version } = await read();
    expect(version).toBe(0);
    expect(fields.map(({ name }) => name)).toEqual(siteFieldNames);
    expect(fields.every(({ text, fileText, isChanged }) => text === fileText && !isChanged)).toBe(true);
    expect(fields.filter(({ text }) => text === '').map(({ name }) => name)).toEqual([PHOTO]);
    const site = await seen();
    const paths = Object.entries(site).flatMap(([group, value]) =>
      typeof value === 'object' && !Array.isArray(value)
        ? Object.keys(value ?? {}).map((key) => `${group}.${key}`)
        : [group],
    );
    expect(new Set(paths)).toEqual(new Set(siteFieldNames));
    expect((await write(Object.fromEntries(fields.map(({ name, text }) => [name, text])))).body.version).toBe(0);
  });

  it('reaches visitors at both doors at once, is text and nothing else, and goes back field by field', async () => {
    const hostile = '<script>alert(1)</script> & "{tagline}"';
    const before = await seen();
    const { version } = (
      await write({ 'biography.paragraphs': `${hostile}\n\n\nTwo\nlines`, 'agent.name': 'Jordan Vale' })
    ).body;
    const expected = { ...before.biography, paragraphs: [hostile, 'Two lines'] };
    expect(await seen()).toEqual({ ...before, agent: { ...before.agent, name: 'Jordan Vale' }, biography: expected });
    const { data } = (await gateway.visitor().graphql('{ site { agent { name } biography { paragraphs } } }')).body;
    expect(data.site).toEqual({ agent: { name: 'Jordan Vale' }, biography: { paragraphs: expected.paragraphs } });
    expect(await textOf('agent.name')).toMatchObject({
      text: 'Jordan Vale',
      fileText: before.agent.name,
      isChanged: true,
    });

    expect((await write({ 'agent.name': null }, version)).body.version).toBe(version + 1);
    expect((await seen()).agent).toEqual(before.agent);
    const restored = await agent.rest('POST', '/api/admin/site/restore', { version, expectedVersion: version + 1 });
    expect(restored.body).toMatchObject({ version: version + 2, changedBy: 'avery' });
    expect((await seen()).agent.name).toBe('Jordan Vale');
    const [latest] = (await agent.rest('GET', '/api/admin/site/versions')).body;
    expect(latest.changes).toEqual([{ field: 'agent.name', before: null, after: 'Jordan Vale' }]);
    await agent.rest('POST', '/api/admin/site/restore', { version: 0 });
    expect(await seen()).toEqual(before);
    expect((await agent.rest('POST', '/api/admin/site/restore', { version: 999 })).body.code).toBe('NOT_FOUND');
  });

  const upload = async (): Promise<string> => {
    const form = new FormData();
    const plain = sharp({ create: { width: 600, height: 750, channels: 3, background: '#336699' } });
    form.append('images', new File([new Uint8Array(await plain.jpeg().toBuffer())], 'me.jpg'));
    return (await agent.rest('POST', '/api/admin/upload', form)).body.filePaths[0];
  };

  it('shows the agent by a photo that was uploaded, at both doors and in a preview, until it is taken away', async () => {
    const file = await upload();
    const photo = { file, width: 600, height: 750, placeholder: expect.stringMatching(/^#/), widths: [480, 600] };
    const preview = await agent.rest('POST', '/api/admin/site/preview', { fields: [{ name: PHOTO, text: file }] });
    const key = preview.body.homePath.replace('/?preview=', '');
    expect((await gateway.gateway.previewOf('/', key))?.site?.agent.photo).toEqual(photo);
    expect((await seen()).agent.photo).toBeNull();
    // The sizes come from the upload, never from the client.
    const { version } = (await write({ [PHOTO]: `${file} 9×9 #000000 9` })).body;
    expect((await seen()).agent.photo).toEqual(photo);
    const question = '{ site { agent { photo { file width height placeholder widths } } } }';
    expect((await gateway.visitor().graphql(question)).body.data.site.agent.photo).toEqual(photo);
    expect((await write({ [PHOTO]: (await textOf(PHOTO))?.text ?? '' })).body.version).toBe(version);
    expect((await write({ [PHOTO]: null })).body.version).toBe(version + 1);
    expect((await seen()).agent.photo).toBeNull();
    expect((await gateway.visitor().graphql(question)).body.data.site.agent.photo).toBeNull();
  });

  it('keeps a photo that a version can be put back to, and sweeps away one that nobody put live', async () => {
    const [taken, forgotten] = [await upload(), await upload()];
    const { version } = (await write({ [PHOTO]: taken })).body;
    await write({ [PHOTO]: null });
    const { database: db, table } = gateway.gateway;
    await db.em().execute("update uploads set created_at = created_at - interval '25 hours'", [], 'run');
    await table.media.sweepOrphans();
    const status = async (file: string) => (await fetch(`${gateway.url}/attached_assets/${file}`)).status;
    expect([await status(taken), await status(forgotten)]).toEqual([200, 404]);
    await agent.rest('POST', '/api/admin/site/restore', { version });
    expect((await seen()).agent.photo.file).toBe(taken);
    expect((await write({ [PHOTO]: forgotten })).body.issues).toEqual([
      { path: [PHOTO], message: expect.stringMatching(/choose it again/) },
    ]);
    expect((await seen()).agent.photo.file).toBe(taken);
    await write({ [PHOTO]: null });
  });

  it('takes one of two who write at once; the other is told', async () => {
    const { version } = await read();
    const both = await Promise.all(['One', 'Two'].map((tagline) => write({ tagline }, version)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const stands = both[0]?.status === 200 ? 'One' : 'Two';
    expect((await seen()).tagline).toBe(stands);
    expect((await write({ tagline: stands }, version)).body.version).toBe(version + 1);
  });

  it.each([
    ['agent.licenses', 'NJ NJ-1234567 Licensed Real Estate Salesperson', /New York has to be named on every page/],
    ['agent.licenses', 'NJ NJ-1234567 Friend', /Each line|salesperson or a broker/],
    ['agent.licenses', '', /At least one line/],
    ['agent.title', 'Your friend at the Shore', /the kind of license beside the name/],
    ['agent.name', ' ', /as it is licensed/],
    ['agent.email', 'avery at home', /valid email/],
    ['agent.cellPhone', '555', /area code/],
    ['brokerage.name', '', /require the brokerage’s name/],
    ['compliance.fairHousingNoticeUrl', '', /Fair Housing Notice/],
    ['compliance.operatingProceduresUrl', ' ', /Standardized Operating Procedures/],
    ['compliance.newYorkDisclosureUrl', 'javascript:alert(1)', /https/],
    ['compliance.statement', 'Everybody is welcome', /Equal Housing Opportunity/],
    ['social', 'Facebook http://facebook.test', /https/],
    ['agent.photo', '../../session-key', /choose it again/],
    ['agent.photo', '0123456789abcdef0123.jpg 600×750 #336699 480,600', /choose it again/],
    ['replyWithinHours', '0', /whole number from 1 to 168/],
    ['biography.paragraphs', '\n \n', /cannot be empty/],
    ['biography.lead', 'x'.repeat(1001), /At most 1000/],
  ])('is not written where %s would be %j', async (name, text, message) => {
    const { body } = await write({ tagline: 'Kept out', [name]: text });
    expect(body.code).toBe('BAD_INPUT');
    expect(body.issues).toEqual([{ path: [name], message: expect.stringMatching(message) }]);
    expect((await seen()).tagline).not.toBe('Kept out');
    const fields = [{ name, text }];
    expect((await agent.rest('POST', '/api/admin/site/preview', { fields })).body.issues?.[0]?.path).toEqual([name]);
  });

  it('is seen as it would be at a secret address alone', async () => {
    const fields = [{ name: 'tagline', text: 'Not live yet' }];
    const { homePath, aboutPath, endsAt } = (await agent.rest('POST', '/api/admin/site/preview', { fields })).body;
    expect(Date.parse(endsAt) - Date.now()).toBeGreaterThan(23 * 3_600_000);
    const key = homePath.replace('/?preview=', '');
    expect(aboutPath).toBe(`/about?preview=${key}`);
    const preview = await gateway.gateway.previewOf('/', key);
    expect(preview?.site?.tagline).toBe('Not live yet');
    expect(preview && dataOf(await preview.query({ query: '{ site { tagline } }' }))).toEqual({
      site: { tagline: 'Not live yet' },
    });
    expect((await seen()).tagline).not.toBe('Not live yet');
    const another = (key.startsWith('_') ? '-' : '_') + key.slice(1);
    expect(await gateway.gateway.previewOf('/', another)).toBeUndefined();
  });

  it('stands in the letters', async () => {
    await write({ 'agent.name': 'Morgan Vale', 'agent.cellPhone': '(732) 555-0199' });
    const visitor = { name: 'Kim', email: 'kim-site@visitor.example', phone: '732 555 0100', recaptchaToken: 'ok' };
    const { id } = (
      await gateway.visitor().rest('POST', '/api/contacts', { ...visitor, message: 'Hello', source: 'modal' })
    ).body;
    const file = join(gateway.gateway.env.DATA_DIR, 'mail', `acknowledgement.${id}.eml`);
    await expect.poll(() => readFile(file, 'utf8').catch(() => '')).toContain('From: Morgan Vale <');
    expect(await readFile(file, 'utf8')).toContain('tel:7325550199');
  });
});

it('reaches visitors of another gateway within a second', async () => {
  const first = await openTestGateway('postgresql');
  const folder = await mkdtemp(join(tmpdir(), 'gateway-second-'));
  const env = readEnv({ DATABASE_URL: first.gateway.env.DATABASE_URL, DATA_DIR: folder, DEMO_CONTENT: 'off' });
  const second = await openGateway(env, createLogger('silent'));
  const heard = new Promise((resolve) => second.catalogue.onChange(() => resolve(second.site().tagline)));
  const agent = await first.agent();
  const began = Date.now();
  await agent.rest('PUT', '/api/admin/site', { fields: [{ name: 'tagline', text: 'Heard elsewhere' }] });
  expect(await heard).toBe('Heard elsewhere');
  expect(Date.now() - began).toBeLessThan(1000);
  expect(dataOf(await second.executeQuery({ query: '{ site { tagline } }' }))).toEqual({
    site: { tagline: 'Heard elsewhere' },
  });
  await second.close();
  await first.close();
  await rm(folder, { recursive: true });
});
