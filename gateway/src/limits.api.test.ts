// Every limit from both sides: the largest value that passes, and one more.
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from './testing/databases.ts';
import { picture } from './testing/operation-samples.ts';
import type { TestClient } from './testing/test-client.ts';
import { openTestGateway, type TestGateway } from './testing/test-gateway.ts';

const KB = 1024;
const UPLOAD = 'mutation ($images: [Upload!]!) { uploadImages(images: $images) { filePaths } }';

onEachDatabase('limits', (database) => {
  let gateway: TestGateway;
  let agent: TestClient;
  beforeAll(async () => {
    gateway = await openTestGateway(database, { LIMITS: 'on', BOT_CHECK: 'off' });
    agent = await gateway.agent();
  });
  afterAll(() => gateway.close());

  const codeOf = async (query: string) => (await gateway.visitor().graphql(query)).body.errors?.[0].extensions.code;

  it.each([
    ['20 aliases', 20, undefined],
    ['21 aliases', 21, 'BAD_INPUT'],
  ])('%s', async (_, count, code) => {
    const aliases = Array.from({ length: count }, (_, index) => `a${index}: site { tagline }`);
    expect(await codeOf(`{ ${aliases.join(' ')} }`)).toBe(code);
  });

  it.each([
    ['2000 tokens', 1988, /^statuses: /],
    ['2001 tokens', 1989, /more that 2000 tokens/],
  ])('%s', async (_, count, reason) => {
    // Eleven more tokens around them, and the end of the document. A document that parses is refused for its long list.
    const query = `{ propertyFacets(statuses: [${'active '.repeat(count)}]) { cities } }`;
    expect((await gateway.visitor().graphql(query)).body.errors[0].message).toMatch(reason);
  });

  it.each([
    ['a depth of 10', 9, undefined],
    ['a depth of 11', 10, 'BAD_INPUT'],
  ])('%s', async (_, depth, code) => {
    const introspection = `${'ofType { '.repeat(depth - 3)}name${' }'.repeat(depth - 3)}`;
    expect(await codeOf(`{ __type(name: "Query") { fields { type { ${introspection} } } } }`)).toBe(code);
  });

  it.each([
    ['pages of 60 homes', 60, undefined],
    ['pages of 61 homes', 61, 'BAD_INPUT'],
  ])('%s', async (_, first, code) => {
    expect(await codeOf(`{ properties(first: ${first}) { totalCount } }`)).toBe(code);
  });

  const lists = (count: number, first = '60') =>
    Array.from({ length: count }, (_, n) => `a${n}: properties(first: ${first}) { nodes { photos { focus { x } } } }`);

  it.each([
    ['three pages of homes with their photos', 3, undefined],
    ['four', 4, 'The query costs 5280 and may cost 5000: ask for fewer records (first) or fields'],
  ])('%s', async (_, count, message) => {
    const query = `{ ${lists(count).join(' ')} }`;
    expect((await gateway.visitor().graphql(query)).body.errors?.[0].message).toBe(message);
    expect((await agent.graphql(query)).body.errors).toBe(undefined);
  });

  it('fragments that are spread more often than fields are counted, also once their query is known', async () => {
    const spread = (name: string) => `...${name} `.repeat(450);
    const query = `{ ...A } fragment A on Query { ${spread('B')} } fragment B on Query { ${spread('C')} }
      fragment C on Query { __typename }`;
    const message = 'The query costs more than is counted and may cost 5000: ask for fewer records (first) or fields';
    for (let turn = 1; turn < 6; turn += 1)
      expect((await gateway.visitor().graphql(query)).body.errors).toMatchObject([
        { message, extensions: { code: 'BAD_INPUT' } },
      ]);
  });

  it('fragments that are not asked for, however often they are spread', async () => {
    const spread = (name: string) => `...${name} `.repeat(240);
    const query = `{ property(id: "x") { id ...A @skip(if: true) } } fragment A on Property { ${spread('B')} }
      fragment B on Property { ${spread('C')} } fragment C on Property { ${spread('D')} }
      fragment D on Property { ${'id '.repeat(480)} }`;
    for (let turn = 1; turn < 6; turn += 1)
      expect((await gateway.visitor().graphql(query)).body).not.toMatchObject({
        errors: [{ extensions: { code: 'INTERNAL' } }],
      });
  });

  const filtered = 'query ($filter: PropertyFilter) { properties(filter: $filter, first: 1) { nodes { id } } }';

  it.each([
    ['500 values', { ids: Array(497).fill('x') }, undefined],
    ['501 values', { ids: Array(498).fill('x') }, 'At most 500 values in variables'],
    ['a list of thirty thousand', { statuses: Array(20_000).fill(1) }, 'At most 500 values in variables'],
  ])('variables with %s', async (_, filter, message) => {
    const { body } = await gateway.visitor().graphql(filtered, { filter });
    const [error] = body.errors ?? [];
    if (message === undefined) expect(error?.message).not.toMatch(/^At most/);
    else expect([error.message, error.extensions.code]).toEqual([message, 'BAD_INPUT']);
  });

  it('wrong values are told up to twenty, a document’s faults up to ten', async () => {
    const wrong = await gateway.visitor().graphql(filtered, { filter: { statuses: Array(100).fill(1) } });
    expect(wrong.body.errors[0].extensions.issues).toHaveLength(20);
    const unknown = Array.from({ length: 100 }, (_, n) => `no${n}`).join(' ');
    expect((await gateway.visitor().graphql(`{ ${unknown} }`)).body.errors.length).toBeLessThanOrEqual(11);
  });

  it.each([
    ['16,000 characters', `{ site { tagline }${'\n'.repeat(15_980)}}`, undefined],
    ['more', `{ site { tagline }${'\n'.repeat(15_990)}}`, 'At most 16000 characters in a query'],
    ['150 selections', `{ ${'site { tagline } '.repeat(149)}}`, undefined],
    ['one more', `{ ${'site { tagline } '.repeat(150)}}`, 'At most 150 selections in a query'],
  ])('a query with %s', async (_, query, message) =>
    expect((await gateway.visitor().graphql(query)).body.errors?.[0].message).toBe(message),
  );

  it('an Accept of a thousand characters', async () => {
    const ask = (Accept: string) =>
      fetch(`${gateway.url}/graphql?query={site{tagline}}`, { headers: { Accept, 'Apollo-Require-Preflight': '1' } });
    expect((await ask(`application/json${','.repeat(984)}`)).status).toBe(200);
    expect((await ask(`application/json${','.repeat(985)}`)).status).toBe(400);
  });

  it('a page that grows once its query is known', async () => {
    const query = `query ($first: Int!) { ${lists(4, '$first').join(' ')} }`;
    const ask = async (first: number) => (await gateway.visitor().graphql(query, { first })).body;
    for (let turn = 1; turn < 6; turn += 1) expect((await ask(turn)).errors).toBe(undefined);
    expect((await ask(60)).errors[0].extensions.code).toBe('BAD_INPUT');
  });

  it.each([
    ['gzip', Buffer.from('{}')],
    ['gzip', gzipSync('{"name":"Robin","email":"robin@visitor.example"}').subarray(0, 30)],
    ['deflate', Buffer.from('{}')],
    ['br', Buffer.from('{}')],
    ['br', brotliCompressSync('{"name":"Robin","email":"robin@visitor.example"}').subarray(0, 30)],
  ])('a body that is no %s although it says so, at every door', async (encoding, body) => {
    const doors = [
      ['/api/contacts', 'application/json', /Malformed request.*BAD_INPUT/],
      // The form of a browser without scripts, with these words in it.
      ['/api/contacts', 'application/x-www-form-urlencoded', /"path":"\/contact",.*"message":"Malformed request"/],
      ['/graphql', 'application/json', /Malformed request.*BAD_INPUT/],
      ['/words/anything', 'application/x-www-form-urlencoded', /^Malformed request$/],
    ] as const;
    for (const [path, type, answer] of doors) {
      const headers = { Origin: gateway.url, 'Content-Type': type, 'Content-Encoding': encoding };
      const response = await fetch(`${gateway.url}${path}`, { method: 'POST', headers, body });
      expect([path, type, response.status]).toEqual([path, type, 400]);
      expect(await response.text()).toMatch(answer);
    }
  });

  it.each([
    ['{"name":', {}, 'The body is no JSON object or list'],
    ['"text"', {}, 'The body is no JSON object or list'],
    ['{"__proto__":{}}', {}, 'The body is no JSON object or list'],
    ['{}', { 'Content-Encoding': 'zstd' }, 'This Content-Encoding is not read here: send gzip, deflate, br or none'],
  ])('%s with %j, and says what is wrong with it', async (body, more, message) => {
    for (const path of ['/api/contacts', '/graphql']) {
      const headers = { Origin: gateway.url, 'Content-Type': 'application/json', ...more };
      const response = await fetch(`${gateway.url}${path}`, { method: 'POST', headers, body });
      expect(await response.text()).toContain(message);
    }
  });

  it('a body that is not UTF-8, as José from a program in Latin-1; a � that was sent as one is a letter', async () => {
    const said = (name: string) => JSON.stringify({ name, email: 'jose@visitor.example', recaptchaToken: 'ok' });
    const post = (path: string, body: Buffer | ReadableStream) => {
      const headers = { Origin: gateway.url, 'Content-Type': 'application/json; charset=iso-8859-1' };
      return fetch(`${gateway.url}${path}`, { method: 'POST', headers, body, duplex: 'half' });
    };
    const cut = Buffer.concat([Buffer.from('{"name":"'), Buffer.from('😀').subarray(0, 3), Buffer.from('"}')]);
    const marked = Buffer.concat([Buffer.from('\u{FEFF}'), Buffer.from(said('Jos�'))]);
    for (const path of ['/api/contacts', '/graphql']) {
      const garbled = await post(path, Buffer.from(said('José'), 'latin1'));
      expect([path, garbled.status, await garbled.text()]).toEqual([path, 400, expect.stringContaining('not UTF-8')]);
      expect(await (await post(path, new Blob([cut]).stream())).text()).toContain('not UTF-8');
      expect(await (await post(path, marked)).text()).not.toContain('not UTF-8');
      expect(await (await post(path, Buffer.from(said('Jos�')))).text()).not.toContain('not UTF-8');
    }
  });

  it.each([
    ['a body of 64 kB', 64 * KB, 400],
    ['a body of 64 kB and one byte', 64 * KB + 1, 413],
  ])('%s', async (_, size, status) => {
    const empty = JSON.stringify({ message: '' }).length;
    const { status: answered } = await gateway
      .visitor()
      .rest('POST', '/api/leads', { message: 'x'.repeat(size - empty) });
    expect(answered).toBe(status);
  });

  it.each([
    ['30 pictures', 30, [201, undefined]],
    ['31 pictures', 31, [413, 'TOO_LARGE']],
  ])('%s', async (_, count, expected) => {
    const files = await Promise.all(Array.from({ length: count }, (_, index) => picture(`${index}.jpg`)));
    const form = new FormData();
    for (const file of files) form.append('images', file);
    const { status, body } = await agent.rest('POST', '/api/admin/upload', form);
    expect([status, body.code]).toEqual(expected);
    const graphql = await agent.upload(UPLOAD, files);
    expect(graphql.body.errors?.[0].extensions.code).toBe(expected[1]);
  });

  it('60 leads of an address in ten minutes, and not one more', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 61; count += 1) {
      const lead = { email: `robin-${count}@visitor.example` };
      statuses.push((await gateway.visitor().rest('POST', '/api/leads', lead)).status);
    }
    expect([statuses.slice(0, 59).every((status) => status === 201), statuses.at(-1)]).toEqual([true, 429]);
    const { body } = await gateway
      .visitor()
      .graphql('mutation { captureLead(input: { email: "a@b.example" }) { id } }');
    expect(body.errors[0].extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) });
  });
});

onEachDatabase('behind two proxies', (database) => {
  it('counts for the visitor whom the outer one names, whatever stands before', async () => {
    const gateway = await openTestGateway(database, { LIMITS: 'on', TRUST_PROXY: '2' });
    const send = async (from: string, index: number) => {
      const headers = { 'X-Forwarded-For': `${from}, 10.0.0.1` };
      return (await gateway.visitor().rest('POST', '/api/leads', { email: `r-${index}@visitor.example` }, headers))
        .status;
    };
    const statuses = [];
    for (let index = 0; index < 61; index += 1) statuses.push(await send(`192.0.2.${index}, 198.51.100.1`, index));
    expect([statuses.indexOf(429), await send('198.51.100.2', 99)]).toEqual([60, 201]);
    await gateway.close();
  });
});
