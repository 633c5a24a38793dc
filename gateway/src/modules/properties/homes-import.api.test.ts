// Imports of spreadsheets: what each row becomes, all rows or none, and how an import is undone.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { onEachDatabase } from '../../testing/databases.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

const titles = 'Street Address,City,Zip,List Price,Beds,Remarks';
const sheet = (...rows: string[]) => [titles, ...rows].join('\n');

onEachDatabase('homes in a spreadsheet', (kind) => {
  let gateway: TestGateway;
  let agent: TestClient;
  beforeAll(async () => {
    gateway = await openTestGateway(kind);
    agent = await gateway.agent();
  });
  beforeEach(() => gateway.gateway.database.em().execute('delete from properties'));
  afterAll(() => gateway.close());

  const read = async (csv: string, more: object = {}) => {
    const { status, body } = await agent.rest('POST', '/api/admin/property-imports', { csv, ...more });
    return { status, ...body };
  };
  const tryOut = (csv: string, more: object = {}) => read(csv, { isDryRun: true, ...more });
  const homes = async () => (await agent.rest('GET', '/api/admin/properties')).body.nodes;
  const export_ = async () => (await agent.rest('GET', '/api/admin/properties.csv')).body as string;
  const counts = ({ added, changed, same, wrong }: Record<string, number>) => [added, changed, same, wrong];

  it('are tried out row by row, and nothing is done', async () => {
    const csv = sheet('1 Bay Ave,Rumson,07760,650k,3,"Two, three"', '2 Bay Ave,Rumson,07760,,,', ',Rumson,x,1,,', '');
    const tried = await tryOut(csv);
    expect(counts(tried)).toEqual([1, 0, 0, 2]);
    expect(tried.columns.map(({ field }: { field: string }) => field)).toEqual([
      ...['address', 'city', 'zipCode', 'price', 'bedrooms', 'description'],
    ]);
    expect(tried.rows).toEqual([
      {
        row: 3,
        address: '2 Bay Ave',
        outcome: 'wrong',
        changes: [],
        issues: [{ field: 'price', message: 'Required' }],
      },
      expect.objectContaining({ row: 4, outcome: 'wrong' }),
      { row: 2, address: '1 Bay Ave', outcome: 'added', changes: [], issues: [] },
    ]);
    expect(tried.rows[1].issues.map(({ field }: { field: string }) => field)).toEqual(['address', 'zipCode']);
    expect(await homes()).toEqual([]);
  });

  it('are all read in, or none of them', async () => {
    const refused = await read(sheet('1 Bay Ave,Rumson,07760,650k,3,', '2 Bay Ave,Rumson,07760,,,'));
    expect([refused.status, refused.issues]).toEqual([400, [{ path: ['rows', 3, 'price'], message: 'Required' }]]);
    expect(await homes()).toEqual([]);
    const done = await read(sheet('1 Bay Ave,Rumson,07760,650k,3,', '2 Bay Ave,Rumson,07760,700000,,'));
    expect([done.status, counts(done)]).toEqual([201, [2, 0, 0, 0]]);
    expect((await homes()).map(({ price }: { price: string }) => price).toSorted()).toEqual(['$650,000', '$700,000']);
  });

  it('are the home that is on the market, where one of the same address was sold or put away before', async () => {
    const home = { address: '8 Price Street', city: 'Red Bank', zipCode: '07701', price: '$925,000' };
    const add = async () => (await agent.rest('POST', '/api/properties', home)).body.id;
    const change = (id: string, input: object) => agent.rest('PUT', `/api/admin/properties/${id}`, input);
    const [sold, away, live] = [await add(), await add(), await add()];
    await agent.rest('POST', `/api/admin/properties/${away}/archive`, {});
    await change(sold, { status: 'sold', soldDate: '2025-05-01', represented: 'Seller' });
    const priceOf = async (id: string) => (await agent.rest('GET', `/api/admin/properties/${id}`)).body.price;
    // The order in which they were written must not matter.
    for (const [last, price] of [
      [sold, '$901,000'],
      [away, '$902,000'],
    ] as const) {
      await change(last, { description: `As it was before ${price}` });
      await read(sheet(`8 Price Street,Red Bank,07701,"${price}",,`));
      expect([await priceOf(sold), await priceOf(away), await priceOf(live)]).toEqual(['$925,000', '$925,000', price]);
    }
  });

  it('are the same home by address and ZIP code, and once only', async () => {
    const csv = sheet('1 Bay Ave,Rumson,07760,650k,3,');
    await read(csv);
    const again = await read(csv);
    expect([again.id, counts(again)]).toEqual([null, [0, 0, 1, 0]]);
    const changed = await read(sheet('1 BAY AVE,Rumson,07760,650k,4,'));
    expect([counts(changed), changed.rows[0].changes]).toEqual([
      [0, 1, 0, 0],
      ['address', 'bedrooms'],
    ]);
    const twice = await tryOut(sheet('1 Bay Ave,Rumson,07760,1,,', '1 bay ave,Rumson,07760,2,,'));
    expect(twice.rows[0].issues).toEqual([{ field: null, message: 'The same home as row 2' }]);
    const nameless = await tryOut(sheet(',Rumson,07760,1,,', ',Rumson,07760,2,,'));
    expect(nameless.rows[1].issues).toEqual([{ field: 'address', message: 'Required' }]);
  });

  it('are the same home where a letter and its accent are two signs, as in the files of a Mac', async () => {
    const rowOf = (address: string) => `${address},Rumson,07760,650k,3,`;
    const composed = '1 Caf\u00e9 Road';
    const apart = composed.normalize('NFD');
    await read(sheet(rowOf(apart)));
    for (const address of [apart, composed, `\u202e${apart}`])
      expect(counts(await read(sheet(rowOf(address))))).toEqual([0, 0, 1, 0]);
    const twice = await tryOut(sheet(rowOf('2 Caf\u00e9 Road'), rowOf('2 Cafe\u0301 Road')));
    expect([counts(twice), twice.rows[0].issues]).toEqual([
      [1, 0, 0, 1],
      [{ field: null, message: 'The same home as row 2' }],
    ]);
    expect(await homes()).toHaveLength(1);
  });

  it('go out and come back the same, whatever stands in them', async () => {
    const sale = { status: 'sold', soldDate: '2026-05-01', represented: 'Buyer', soldPrice: '$640,000' };
    const home = { city: 'Rumson', zipCode: '07760', price: '650k' };
    const text = '=1+1, "quoted"; and\na line that ends.  ';
    for (const more of [
      { ...sale, address: '1' },
      { address: '2', description: text },
      { address: '3', isDraft: true },
    ])
      await agent.rest('POST', '/api/properties', { ...home, ...more });
    const csv = await export_();
    expect(csv.split('\r\n')[0]).toMatch(/^\uFEFF?Id,Address,Town,State,ZIP code,Price,/);
    expect(counts(await tryOut(csv))).toEqual([0, 0, 3, 0]);
    const before = await homes();
    await gateway.gateway.database.em().execute('delete from properties');
    expect(counts(await read(csv))).toEqual([3, 0, 0, 0]);
    expect(counts(await tryOut(csv))).toEqual([0, 0, 3, 0]);
    const facts = ({ id, address, description, status, soldPrice, isDraft }: Record<string, unknown>) => ({
      ...{ id, address, description, status, soldPrice, isDraft },
    });
    const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
    expect((await homes()).toSorted(byId).map(facts)).toEqual(before.toSorted(byId).map(facts));
    expect(await export_()).toHaveLength(csv.length);
  });

  it('keep what the file has no column for, and lose what it leaves blank', async () => {
    await agent.rest('POST', '/api/properties', {
      ...{ address: '1 Bay Ave', city: 'Rumson', zipCode: '07760', price: '650k' },
      ...{ bedrooms: '3', bathrooms: '2', state: 'NY', listingType: 'rent' },
    });
    await read('Address,ZIP code,Bedrooms,State\n1 Bay Ave,07760,,\n');
    expect((await homes())[0]).toMatchObject({ bedrooms: null, bathrooms: '2', state: 'NY', listingType: 'rent' });
  });

  it('are read by columns that are named, with semicolons or tabs, and American dates', async () => {
    const columns = ['address', null, 'city', 'zipCode', 'price', 'status', 'soldDate', 'represented'];
    const rows = ['a;b;c;d;e;f;g;h', '1 Bay Ave;ignored;Rumson;07760;1;Closed;5/1/2026;BUYER'].join('\n');
    const done = await read(rows, { columns });
    expect(counts(done)).toEqual([1, 0, 0, 0]);
    expect((await homes())[0]).toMatchObject({
      status: 'sold',
      soldDate: '2026-05-01T12:00:00.000Z',
      represented: 'Buyer',
    });
    expect(counts(await tryOut(rows.replaceAll(';', '\t'), { columns }))).toEqual([0, 0, 1, 0]);
    const wrong = await tryOut(rows, { columns: ['address', 'address'] });
    expect([wrong.status, wrong.message]).toEqual([400, 'columns: Two columns are read as Address']);
    expect((await tryOut(rows, { columns: ['constructor'] })).status).toBe(400);
  });

  it.each([
    ['', 'csv'],
    [titles, 'csv: The file has no row below its titles'],
    [
      `${sheet('1 Bay Ave,Rumson,07760,1,,')}\n\n"never closed,\n2 Bay Ave,Rumson,07760,1,,\n`,
      'csv: This is no CSV: a quotation mark that is opened in row 4 is never closed',
    ],
    [
      `${sheet('1 Bay Ave,Rumson,07760,1,,')}\n\n"2 Bay" Ave,Rumson,07760,1,,\n`,
      'csv: This is no CSV: in row 4 something follows the quotation mark that ends a cell',
    ],
    [sheet(...Array.from({ length: 5001 }, (_, index) => `${index},R,07760,1,,`)), 'csv: At most 5000 rows at once'],
  ])('are no homes where the file is none (%#)', async (csv, message) => {
    const answer = await tryOut(csv);
    expect(answer.status).toBe(400);
    expect(answer.message).toContain(message);
  });

  it('keep the rules of a home', async () => {
    const csv = `Address,City,Zip,Price,Status,Sold date,Link,Id
1,R,07760,1,sold,,,
2,R,07760,1,gone,,,
3,R,07760,1,,,https://evil.example,
4,R,07760,1,,,,'; drop table properties --`;
    const issues = (await tryOut(csv)).rows.map(({ issues: [issue] }: { issues: { field: string }[] }) => issue?.field);
    expect(issues).toEqual(['soldDate', 'status', 'zillowUrl', 'id']);
  });

  it('name the words that a cell may hold where it holds another', async () => {
    const csv = `Address,Town,Zip,Price,Status,Offered,Side,On the site
1,R,07760,1,Coming soon,,,
2,R,07760,1,,either,,
3,R,07760,1,,,Both,
4,R,07760,1,,,,later
5,R,07760,1,"a\0b",,,`;
    const { rows } = await tryOut(csv);
    expect(rows.map(({ issues }: { issues: unknown[] }) => issues)).toEqual([
      [{ field: 'status', message: 'Say active, pending or sold' }],
      [{ field: 'listingType', message: 'Say sale or rent' }],
      [{ field: 'represented', message: 'Say Buyer or Seller' }],
      [{ field: 'standing', message: 'Say live, draft or archived' }],
      [{ field: 'status', message: 'Say active, pending or sold' }],
    ]);
  });

  it('are read back where they are sold and nobody knows when', async () => {
    const sale = { status: 'sold', soldDate: '2026-05-01', represented: 'Buyer' };
    const home = { address: '1 Bay Ave', city: 'Rumson', zipCode: '07760', price: '650k', ...sale };
    const { id } = (await agent.rest('POST', '/api/properties', home)).body;
    await gateway.gateway.database.em().execute('update properties set sold_date = null');
    expect(counts(await tryOut(await export_()))).toEqual([0, 0, 1, 0]);
    const change = await agent.rest('PUT', `/api/admin/properties/${id}`, { status: 'sold', price: '700k' });
    expect([change.status, change.body.price, change.body.soldDate]).toEqual([200, '$700,000', null]);
  });

  it('are read with the leading zeros that Excel dropped from their ZIP codes', async () => {
    await read(sheet('1 Bay Ave,Rumson,7701,650k,3,', '2 Bay Ave,Rumson,7701-1234,650k,3,'));
    const codes = (await homes()).map(({ zipCode }: { zipCode: string }) => zipCode).toSorted();
    expect(codes).toEqual(['07701', '07701-1234']);
    expect(counts(await tryOut(sheet('1 Bay Ave,Rumson,7701,650k,3,')))).toEqual([0, 0, 1, 0]);
  });

  it('are new on the site when they leave the drafts, and new only then', async () => {
    await read(sheet('1 Bay Ave,Rumson,07760,650k,3,'), { areDrafts: true });
    const [draft] = await homes();
    const past = '2026-01-01T00:00:00.000Z';
    await gateway.gateway.database.em().execute('update properties set created_at = ?', [past]);
    const columns = 'Id,Address,Town,ZIP code,Price,On the site';
    const row = (standing: string) => `${columns}\n${draft.id},1 Bay Ave,Rumson,07760,650k,${standing}`;
    await read(row('archived'));
    expect((await homes())[0].createdAt).toBe(past);
    await read(row('draft'));
    expect((await homes())[0].createdAt).toBe(past);
    const live = await read(row('live'));
    const [home] = await homes();
    expect(Date.now() - Date.parse(home.createdAt)).toBeLessThan(60_000);
    expect((await agent.rest('DELETE', `/api/admin/property-imports/${live.id}`)).status).toBe(204);
    expect((await homes())[0]).toMatchObject({ createdAt: past, isDraft: true });
  });

  it('are the same home by an id in capitals, too', async () => {
    const id = 'abcdef00-0000-4000-8000-000000000000';
    const csv = `Id,${titles}\n${id},1 Bay Ave,Rumson,07760,650k,3,\n${id.toUpperCase()},1 Bay Ave,Rumson,07760,650k,3,`;
    const tried = await read(csv);
    expect([tried.status, tried.issues]).toEqual([400, [{ path: ['rows', 3], message: 'The same home as row 2' }]]);
  });

  it.each(['1 Bay Ave\tRear', '1 Bay\nAve', '1 "Bay" \\ Ave'])('are found again by the address %j', async (address) => {
    const csv = sheet(`"${address.replaceAll('"', '""')}",Rumson,07760,650k,3,`);
    expect(counts(await read(csv))).toEqual([1, 0, 0, 0]);
    expect(counts(await tryOut(csv))).toEqual([0, 0, 1, 0]);
  });

  it('with a NUL, which no text of the database holds, are read in without it, and found again', async () => {
    const csv = sheet('1 Bay\0 Ave,Rumson,07760,650k,3,');
    expect(counts(await read(csv))).toEqual([1, 0, 0, 0]);
    expect((await homes())[0].address).toBe('1 Bay Ave');
    expect(counts(await tryOut(csv))).toEqual([0, 0, 1, 0]);
  });

  it('are refused where a row has more cells than titles: what follows its comma would be lost', async () => {
    const csv = sheet(
      '1 Bay Ave,Rumson,07760,650000,3,Bright, with a dock',
      '2 Bay Ave,Rumson,07760,650000,3,Bright,,',
    );
    const message =
      'It has more cells than there are titles. Put text with a comma, as “$650,000”, in quotation marks.';
    const tried = await tryOut(csv);
    expect(counts(tried)).toEqual([1, 0, 0, 1]);
    expect(tried.rows[0]).toMatchObject({ row: 2, address: '1 Bay Ave', issues: [{ field: null, message }] });
    expect(await read(csv)).toMatchObject({ status: 400, issues: [{ path: ['rows', 2], message }] });
    expect(await homes()).toEqual([]);
  });

  it.each(['12 ÉCOLE Ave', '12 İnci Ave', '12 ΟΔΟΣ Ave', '12 GROẞE Ave'])(
    'are found again by the address %j, whatever the database knows of letters',
    async (address) => {
      const csv = sheet(`${address},Rumson,07760,650000,3,`);
      expect(counts(await read(csv))).toEqual([1, 0, 0, 0]);
      expect(counts(await read(csv))).toEqual([0, 0, 1, 0]);
    },
  );

  it.each(["'- a dash", "'=1", '＝1', '＋1', '－1', '＠1', '=1', "''=1", "'＝1", "'tis"])(
    'keep the words %j however often',
    async (words) => {
      const home = { address: '1 Bay Ave', city: 'Rumson', zipCode: '07760', price: '650k', description: words };
      await agent.rest('POST', '/api/properties', home);
      expect(counts(await tryOut(await export_()))).toEqual([0, 0, 1, 0]);
    },
  );

  it('are taken back as a whole: what was there is as it was, what was not is gone', async () => {
    await read(sheet('1 Bay Ave,Rumson,07760,650k,3,Old words'));
    const [before] = await homes();
    const { id } = await read(sheet('1 Bay Ave,Rumson,07760,700k,4,', '2 Bay Ave,Rumson,07760,1,,'));
    expect((await homes()).length).toBe(2);
    expect((await agent.rest('DELETE', `/api/admin/property-imports/${id}`)).status).toBe(204);
    const { updatedAt: _, ...facts } = before;
    expect(await homes()).toMatchObject([facts]);
    expect((await agent.rest('DELETE', `/api/admin/property-imports/${id}`)).status).toBe(204);
  });

  it('are read in once by an id that the client makes, and can be taken back by it though the answer was lost', async () => {
    await read(sheet('1 Bay Ave,Rumson,07760,650k,3,', '3 Bay Ave,Rumson,07760,1,,'));
    const id = crypto.randomUUID();
    const csv = sheet('1 Bay Ave,Rumson,07760,700k,4,', '2 Bay Ave,Rumson,07760,1,,', '3 Bay Ave,Rumson,07760,1,,');
    const first = await tryOut(csv, { id });
    expect([first.id, counts(first)]).toEqual([null, [1, 1, 1, 0]]);
    const answers = [await read(csv, { id }), await read(csv, { id }), await tryOut(csv, { id })];
    expect(answers.map((answer) => [answer.id, counts(answer)])).toEqual(Array(3).fill([id, [1, 1, 1, 0]]));
    for (const ask of [read, tryOut]) {
      const { status, code } = await ask(sheet('9 Bay Ave,Rumson,07760,1,,'), { id });
      expect([status, code]).toEqual([409, 'CONFLICT']);
    }
    expect((await agent.rest('DELETE', `/api/admin/property-imports/${id}`)).status).toBe(204);
    expect((await homes()).length).toBe(2);
    expect(await read(csv, { id })).toMatchObject({ status: 409, message: 'It was taken back already' });
  });

  it('have their status again since when they had it, once a sale is taken back', async () => {
    await read(sheet('1 Bay Ave,Rumson,07760,650k,3,'));
    const em = () => gateway.gateway.database.em();
    const since = async () => (await em().execute('select status, status_since::text as since from properties'))[0];
    await em().execute(`update properties set status = 'pending'`);
    await em().execute(`update properties set status_since = now() - interval '50 days'`);
    const before = await since();
    const sold = `${titles},Status,Sold date,Represented\n1 Bay Ave,Rumson,07760,650k,3,,sold,2026-03-01,Seller`;
    const { id } = await read(sold);
    expect(await since()).toMatchObject({ status: 'sold' });
    expect((await agent.rest('DELETE', `/api/admin/property-imports/${id}`)).status).toBe(204);
    expect(await since()).toEqual(before);
  });

  it('are not taken back where one of them was changed since', async () => {
    const { id } = await read(sheet('1 Bay Ave,Rumson,07760,650k,3,', '2 Bay Ave,Rumson,07760,1,,'));
    const [home] = await homes();
    await agent.rest('PUT', `/api/admin/properties/${home.id}`, { bedrooms: '9' });
    const { status, body } = await agent.rest('DELETE', `/api/admin/property-imports/${id}`);
    expect([status, body.message]).toEqual([409, `${home.address} was changed since`]);
    expect((await homes()).length).toBe(2);
  });

  it('are not taken back where one that was added has an open house or an estimate by now', async () => {
    const { id } = await read(sheet('1 Bay Ave,Rumson,07760,650k,3,', '2 Bay Ave,Rumson,07760,1,,'));
    const [home] = await homes();
    const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
    const at = { id: crypto.randomUUID(), startsAt: `${day}T15:00:00Z`, endsAt: `${day}T17:00:00Z` };
    const given = await agent.rest('POST', `/api/admin/properties/${home.id}/open-houses`, at);
    expect(given.status).toBe(201);
    const { status, body } = await agent.rest('DELETE', `/api/admin/property-imports/${id}`);
    expect([status, body.message]).toEqual([409, `${home.address} was changed since`]);
    expect((await homes()).length).toBe(2);
    await agent.rest('DELETE', `/api/admin/open-houses/${given.body.id}`);
    expect((await agent.rest('DELETE', `/api/admin/property-imports/${id}`)).status).toBe(204);
  });

  it('are kept as drafts if asked, and shown to nobody', async () => {
    await read(sheet('1 Bay Ave,Rumson,07760,650k,3,'), { areDrafts: true });
    expect((await homes())[0].isDraft).toBe(true);
    expect((await gateway.visitor().rest('GET', '/api/properties')).body).toEqual([]);
  });

  it('are read in once, however often and at however many doors it is asked at the same moment', async () => {
    const csv = sheet('1 Bay Ave,Rumson,07760,650k,3,', '2 Bay Ave,Rumson,07760,1,,');
    const answers = await Promise.all(Array.from({ length: 5 }, () => read(csv)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect((await homes()).length).toBe(2);
  });

  it('are five thousand in one go', async () => {
    const rows = Array.from({ length: 5000 }, (_, index) => `${index} Long Street,Rumson,07760,650k,3,Words of a home`);
    expect(counts(await read(sheet(...rows)))).toEqual([5000, 0, 0, 0]);
    expect(counts(await tryOut(await export_()))).toEqual([0, 0, 5000, 0]);
  });

  it('are nothing for a visitor', async () => {
    const visitor = gateway.visitor();
    expect((await visitor.rest('GET', '/api/admin/properties.csv')).status).toBe(401);
    expect((await visitor.rest('POST', '/api/admin/property-imports', { csv: 'x' })).status).toBe(401);
    // A body as long as a spreadsheet is not even read without a sign-in.
    const long = { csv: 'x'.repeat(70_000) };
    expect((await visitor.rest('POST', '/api/admin/property-imports', long)).status).toBe(413);
  });
});
