import { guidePages, guidePath, guides, type Site } from 'schema';
import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '../../testing/databases.ts';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { type SignedGuide, signature, signGuide } from './sign-guide.ts';

type Item = { str?: string; hasEOL?: boolean; height?: number };

/** Reads a signed guide. `sizes`: the font size of each piece of a line. */
async function readBack(
  bytes: Uint8Array,
): Promise<{ text: string; tags: string; sizes: { str: string; size: number }[] }> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  expect(pdf.numPages).toBe(guidePages);
  const page = await pdf.getPage(guidePages);
  const { items } = await page.getTextContent();
  const text = (items as Item[]).map(({ str = '', hasEOL }) => str + (hasEOL ? '\n' : '')).join('');
  const sizes = (items as Item[]).map(({ str = '', height = 0 }) => ({ str, size: height }));
  return { text, tags: JSON.stringify(await page.getStructTree()), sizes };
}

onEachDatabase('a guide', (database) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await openTestGateway(database);
  });
  afterAll(() => gateway?.close());

  const ask = (path: string, init: RequestInit = {}) => fetch(`${gateway.url}${path}`, init);
  const seen = async (): Promise<Site> => (await gateway.visitor().rest('GET', '/api/site')).body;

  it.each(guides)('“$title” is a PDF that a browser shows, as large as is said of it', async (guide) => {
    const answer = await ask(guidePath(guide.slug));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe(`inline; filename="${guide.slug}.pdf"`);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(Math.round(bytes.length / 100_000) / 10).toBe(guide.megabytes);
    const { text } = await readBack(bytes);
    const site = await seen();
    for (const line of [site.agent.name, site.agent.cellPhone, site.brokerage.name, site.compliance.statement])
      expect(text).toContain(line);
    for (const { number } of site.agent.licenses) expect(text).toContain(number);
  });

  it('is asked for again and not sent again; other methods and other names are answered as everywhere', async () => {
    const path = guidePath('moving-guide');
    const first = await ask(path);
    await first.arrayBuffer();
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect((await ask(path, { headers: { 'If-None-Match': etag } })).status).toBe(304);
    expect((await ask(path, { method: 'HEAD' })).status).toBe(200);
    expect((await ask(path, { method: 'POST' })).status).toBe(405);
    expect((await ask('/guides/another-guide.pdf')).status).not.toBe(200);
    expect((await ask('/guides/..%2Fsign-guide.ts')).status).not.toBe(200);
  });

  it('has the agent’s new telephone as soon as the site has it', async () => {
    const agent = await gateway.agent();
    const path = guidePath('sellers-guide');
    const before = await ask(path);
    await before.arrayBuffer();
    const fields = [{ name: 'agent.cellPhone', text: '(732) 555-0199' }];
    expect((await agent.rest('PUT', '/api/admin/site', { fields })).status).toBe(200);
    const after = await ask(path, { headers: { 'If-None-Match': before.headers.get('etag') ?? '' } });
    expect(after.status).toBe(200);
    expect((await readBack(new Uint8Array(await after.arrayBuffer()))).text).toContain('Cell (732) 555-0199');
  });

  it('is signed with every letter of a name, tagged like its printed pages, and the same bytes each time', async () => {
    const site = await seen();
    const named: Site = { ...site, agent: { ...site.agent, name: 'Zoë Łukaszewicz-O’Neill of the Very Long Name' } };
    const sign = (): Promise<SignedGuide> => signGuide('buyers-guide', named, gateway.url);
    const [one, two] = [await sign(), await sign()];
    expect(one.etag).toBe(two.etag);
    const { text, tags } = await readBack(one.bytes);
    for (const line of signature(named, gateway.url)) expect(text).toContain(line.text);
    expect(tags.match(/"role":"P"/g)?.length).toBeGreaterThanOrEqual(signature(named, gateway.url).length);
  });

  it('names a brokerage with a long name in letters as large as the agent’s', async () => {
    const site = await seen();
    const brokerage = { ...site.brokerage, name: 'Sample & Shore Home Services of Monmouth County and the Shore, LLC' };
    const { sizes } = await readBack((await signGuide('buyers-guide', { ...site, brokerage }, gateway.url)).bytes);
    const sizeOf = (name: string) => sizes.find(({ str }) => str === name)?.size;
    expect(sizeOf(brokerage.name)).toBeGreaterThan(5);
    expect(sizeOf(site.agent.name)).toBe(sizeOf(brokerage.name));
  });

  it('is signed with the letters of a Vietnamese name, however they are encoded; where the face has them not, without their marks', async () => {
    const site = await seen();
    const name = 'Nguyễn Thị Zoë';
    const named: Site = {
      ...site,
      agent: { ...site.agent, name: name.normalize('NFD') },
      office: { ...site.office, street: '14 Nguyễn Row' },
    };
    const { text } = await readBack((await signGuide('buyers-guide', named, gateway.url)).bytes);
    expect(text).toContain(name);
    expect(text).toContain('14 Nguyen Row');
  });
});
