// Visitors' lists over many homes: what they find, in which order, the totals, and the cost for the database.
import { type PropertySearch, type PropertyStatus, propertySorts } from 'schema';
import type { Property } from 'schema/generated/graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../core/database.ts';
import { bind, type Read } from '../../core/prepared-read.ts';
import { compactCounts } from '../../core/running-counts.ts';
import { onEachDatabase, openTestDatabase } from '../../testing/databases.ts';
import { explaining, type Plan, planPrepared, touched } from '../../testing/query-plans.ts';
import { countHomes, countVisible } from './home-counts.ts';
import { FEW } from './ordered-homes.ts';
import type { PropertyQuery } from './property.query.ts';
import { createPropertyReader } from './property.reader.ts';
import { selectProperties } from './property.record.ts';
import { filterConditions } from './property-filter.ts';
import { cursorOf, orderBy } from './property-order.ts';

const HOMES = 20_000;
const PAGE = 60;
const isListingUrl = () => true;

/**
 * Homes of every kind, most of them sold, some without a price, a date or a number of rooms. Six bedrooms cost the most,
 * houses more than condos, and a rent is a small part of a price.
 */
const WRITE = `insert into properties (id, created_at, updated_at, address, city, state, zip_code, price, price_amount, listing_type,
    status, bedrooms, bathrooms, property_type, description, archived_at, sold_date, status_since, mls_number)
  select gen_random_uuid(), date_trunc('hour', now()) - g / 2 * interval '1 hour', now(), g || ' Bay Avenue', 'Town ' || g % 20, case when g % 2000 = 5 then 'New York' when g % 400 = 5 then 'ny' else 'NJ' end,
    '07' || 700 + g % 90, '$1', case when g % 50 = 0 then null when g % 12 = 0 then 1500 + g * 37 % 2800
      when g % 6 = 5 then (1800 + g * 37 % 1200) * 1000 else (200 + g * 37 % 2800 + g / 3 % 4 * 100) * 1000 end,
    case when g % 12 = 0 then 'rent' else 'sale' end, status, case when g % 9 = 0 then null else 1 + g % 6 || ' + den' end,
    1 + g / 7 % 4 || '', (array['Condo', 'Townhouse', null, 'House'])[1 + g / 3 % 4], 'A porch, ' || md5(g::text),
    case when g % 40 = 39 then now() end, case when status = 'sold' and g % 10 <> 0 then now() - g * 31 % 5000 * interval '1 day' end, now(), case when g % 3 = 0 then 'MLS-' || g end
  from (select g, (array['active', 'pending', 'sold', 'sold', 'sold'])[1 + g / 11 % 5] as status from generate_series(1, ${HOMES}) g) t`;

/** One home in forty has an open house: in the future or over, closed or not yet. */
const OPEN = `insert into open_houses (id, created_at, property_id, starts_at, ends_at, is_closed)
  select gen_random_uuid(), now(), id, starts_at, starts_at + interval '2 hours', starts_at < now() - interval '2 days'
  from (select id, now() + (split_part(address, ' ', 1)::integer % 7 - 3) * interval '1 day' as starts_at from properties
    where split_part(address, ' ', 1)::integer % 40 = 7) h`;

const seen: PropertyStatus[] = ['active', 'sold'];

type Filter = NonNullable<PropertySearch['filter']>;

const filters: [string, Filter][] = [
  ['everything', {}],
  ['what is on offer', { statuses: ['active', 'pending'] }],
  ['what was sold', { statuses: ['sold'] }],
  ['one town', { cities: ['TOWN 3'] }],
  ['two towns on offer, one named twice', { cities: ['Town 1', 'town 2', 'Town 1'], statuses: ['active', 'pending'] }],
  ['a town that nobody knows', { cities: ['Nowhere'] }],
  ['one state', { state: 'nj' }],
  ['a state with few homes', { state: 'NY' }],
  ['a state where no home is', { state: 'ca', statuses: ['active'] }],
  ['what is to let', { listingType: 'rent' }],
  ['what is to let in two towns', { listingType: 'rent', cities: ['Town 4', 'town 8', 'Town 4'] }],
  ['a type twice, and another, in either case', { propertyType: 'House', propertyTypes: ['house', 'HOUSE', 'Condo'] }],
  ['some rooms in a town', { minBedrooms: 2, minBathrooms: 2, cities: ['Town 4'], statuses: ['sold', 'sold'] }],
  ['a type that is not to let, as others are', { listingType: 'rent', propertyType: 'townhouse' }],
  [
    'the same in a town, on offer',
    { listingType: 'rent', propertyType: 'townhouse', cities: ['Town 4'], statuses: ['active'] },
  ],
  ['one type', { propertyType: 'condo' }],
  ['a type that nobody knows', { propertyType: 'Castle' }],
  ['either of two types', { propertyTypes: ['CONDO', 'townhouse'] }],
  [
    'either of two types in a town',
    { propertyTypes: ['Condo', 'Townhouse'], cities: ['Town 4'], statuses: ['active'] },
  ],
  [
    'a type that is not to let, or one that nobody knows',
    { listingType: 'rent', propertyTypes: ['Townhouse', 'Castle'] },
  ],
  ['many rooms', { minBedrooms: 6, minBathrooms: 4 }],
  ['more rooms than there are', { minBedrooms: 9 }],
  ['some rooms', { minBedrooms: 3 }],
  ['some rooms of one type on offer', { minBedrooms: 5, propertyType: 'Condo', statuses: ['active', 'pending'] }],
  ['many bathrooms', { minBathrooms: 3 }],
  ['many rooms at a price that they never have', { minBedrooms: 6, maxPrice: 1_500_000 }],
  [
    'the same to let or sold, in two towns',
    { minBedrooms: 6, maxPrice: 1_500_000, statuses: ['active', 'sold'], cities: ['Town 1', 'Town 5'] },
  ],
  ['many rooms at a price that few of them have', { minBedrooms: 6, maxPrice: 1_900_000 }],
  [
    'one type with many rooms at that price',
    { minBedrooms: 6, maxPrice: 1_850_000, propertyType: 'House', listingType: 'sale' },
  ],
  ['a narrow price', { minPrice: 600_000, maxPrice: 605_000 }],
  ['every price in one town, and none without', { maxPrice: 3_000_000_000, cities: ['town 10'], statuses: ['active'] }],
  ['a price from nothing on', { minPrice: 0 }],
  ['a price that nobody asks', { minPrice: 3_000_000_000 }],
  ['a wide price in one town', { minPrice: 1_000_000, cities: ['town 7'], statuses: ['active'] }],
  ['a rare word', { text: '4321 bay' }],
  ['a number of two digits beside a word of every home', { text: '43 bay' }],
  ['one letter beside a word of every home', { text: 'e porch' }],
  ['a word of one home in three hundred', { text: 'abc' }],
  ['a rare word beside one in another spelling', { text: '4321 ave' }],
  ['a word in a spelling that nobody wrote', { text: 'seventh blvd' }],
  ['a word of every home', { text: 'PORCH' }],
  ['a word that nobody wrote', { text: 'zebra crossing' }],
  ['a word of every home, of a kind that nobody offers', { text: 'porch', listingType: 'rent', minBedrooms: 2 }],
  [
    'a word of some, of a kind that some are',
    { text: 'porch 43', listingType: 'sale', minBedrooms: 5, cities: ['town 1'] },
  ],
  ['words that stand apart', { text: 'porch 4321' }],
  ['a word that many have and one that nobody wrote', { text: 'porch zebra' }],
  ['a rare word beside two letters', { text: 'to 4321' }],
  ['a word of every home beside two letters', { text: 'PORCH to' }],
  ['words within quotation marks', { text: '"4321 bay" porch' }],
  ['words within quotation marks, in another spelling', { text: '"4321 bay avenue"' }],
  ['an MLS number', { text: 'MLS-4320' }],
  ['an MLS number beside a word of every home', { text: 'porch mls-4320' }],
  ['an open house', { hasOpenHouse: true }],
  ['an open house in three towns', { hasOpenHouse: true, cities: ['town 3', 'Town 7', 'town 9', 'Town 3'] }],
  ['an open house in one town, no sale', { hasOpenHouse: true, cities: ['town 3'], statuses: ['active', 'sold'] }],
  ['one letter', { text: '9' }],
  ['two letters that no place begins with', { text: 'zz' }],
  ['signs only', { text: '%_%' }],
  [
    'everything at once',
    {
      text: 'bay',
      minPrice: 300_000,
      maxPrice: 900_000,
      minBedrooms: 2,
      propertyType: 'CONDO',
      listingType: 'sale',
      statuses: ['sold'],
      cities: ['town 4'],
    },
  ],
];

/** A field that is added stands here, or this does not compile; and has a case above. `ids` has a test of its own. */
const asked: Record<Exclude<keyof Filter, 'ids'>, true> = {
  statuses: true,
  cities: true,
  state: true,
  listingType: true,
  propertyType: true,
  propertyTypes: true,
  minPrice: true,
  maxPrice: true,
  minBedrooms: true,
  minBathrooms: true,
  hasOpenHouse: true,
  text: true,
};

it('each field of a filter has a case', () => {
  const tried = filters.flatMap(([, filter]) => Object.keys(filter));
  expect([...new Set(tried)].sort()).toEqual(Object.keys(asked).sort());
});

const cases = filters.flatMap(([title, filter]) => propertySorts.map((sort) => [title, sort, filter] as const));

onEachDatabase('twenty thousand homes', (kind) => {
  let database: Database;
  let url: string | undefined;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ database, url, close } = await openTestDatabase(kind));
    const em = database.maintenance.em();
    await em.execute(WRITE, [], 'run');
    await em.execute(OPEN, [], 'run');
    await em.execute('vacuum (analyze)', [], 'run');
  });
  afterAll(() => close());

  const reading: PropertyQuery = (from: string, values: readonly unknown[] = [], options = {}) =>
    selectProperties(database.read, { from, values, ...options }, isListingUrl);
  const reader = () => createPropertyReader({ database, query: reading });

  async function plansOf(ask: (asked: ReturnType<typeof createPropertyReader>) => Promise<unknown>): Promise<Plan[]> {
    const plans: Plan[] = [];
    const em = explaining(database.em(), plans);
    const query: PropertyQuery = async (from: string, values: readonly unknown[] = []) => {
      await selectProperties((sql, bound = []) => em.execute(sql, [...bound]), { from, values }, isListingUrl);
      return [];
    };
    await ask(createPropertyReader({ database, query }));
    return plans;
  }

  /** The same list with the simplest SQL, which reads everything. */
  async function plainly(filter: Filter, sort: PropertySearch['sort']): Promise<string[]> {
    const conditions = filterConditions(filter);
    const where = ['p.archived_at is null', ...conditions.map(({ sql }) => sql)].join(' and ');
    const values = conditions.flatMap((condition) => condition.values);
    const rows = await database
      .em()
      .execute<{ id: string }[]>(`select p.id from properties p where ${where} ${orderBy(sort)}`, values);
    return rows.map(({ id }) => id);
  }

  it.each(cases)('%s, by %s: page by page what there is', async (_, sort, filter) => {
    const every = await plainly(filter, sort);
    const found: Property[] = [];
    let after: string | null = null;
    // The first pages and the end.
    do {
      const page = await reader().search({ filter, sort, first: PAGE, after }, new Set(['id']));
      found.push(...page.nodes);
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null && found.length < 4 * PAGE);
    expect(found.map(({ id }) => id)).toEqual(every.slice(0, found.length));
    if (after === null) expect(found).toHaveLength(every.length);
  });

  it.each(cases)('%s, by %s: without going through the table or sorting it', async (_, sort, filter) => {
    const plans = await plansOf((asked) => asked.search({ filter, sort, first: PAGE, after: null }));
    expect(plans.filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'properties')).toEqual(
      [],
    );
    // Besides those that are counted first.
    expect(touched(plans)).toBeLessThan(Math.sqrt(HOMES * PAGE) * 2 + FEW);
  });

  it.runIf(kind === 'postgresql').each(cases)(
    '%s, by %s: no more where it is kept prepared',
    async (_, sort, filter) => {
      const prepared: [text: string, values: readonly unknown[]][] = [];
      const query: PropertyQuery = async (from: string, values: readonly unknown[] = [], options = {}) => {
        const read: Read = async (sql, asked = [], { isPlannedAnew } = {}) => {
          const { text, values: bound } = bind(sql, asked);
          if (!isPlannedAnew) prepared.push([text, bound]);
          return [];
        };
        await selectProperties(read, { from, values, ...options }, isListingUrl);
        return [];
      };
      await createPropertyReader({ database, query }).search({ filter, sort, first: PAGE, after: null });
      const all = await Promise.all(prepared.map(([text, values]) => planPrepared(url ?? '', text, values)));
      for (const plans of all) {
        expect(touched(plans)).toBeLessThan(6 * PAGE);
      }
    },
  );

  it.each([
    ['by newest', 'newest', {}],
    ['by newest, on offer', 'newest', { statuses: ['active', 'pending'] }],
    ['by newest, with rooms', 'newest', { minBedrooms: 2, listingType: 'sale' }],
    ['by latest sale, in a town', 'newestSold', { statuses: ['sold'], cities: ['town 3'] }],
  ] as const)('within a price, %s: no row is read but those of the page', async (_, sort, more) => {
    const filter = { ...more, minPrice: 600_000, maxPrice: 700_000 } as Filter;
    const plans = await plansOf((asked) => asked.search({ filter, sort, first: PAGE, after: null }));
    await countVisible({ em: () => explaining(database.em(), plans) }, filter);
    const inTable = plans.filter((node) => node['Relation Name'] === 'properties');
    const inIndex = inTable.filter((node) => node['Node Type'] === 'Index Only Scan');
    const read = inTable.filter((node) => node['Node Type'] !== 'Index Only Scan');
    expect(inIndex.map((node) => node['Heap Fetches'])).toEqual(inIndex.map(() => 0));
    expect(inIndex.length).toBeGreaterThan(1);
    expect(touched(read)).toBeLessThan(2 * PAGE);
  });

  it.each(['newest', 'newestSold'] as const)('by %s, what a town lacks: no row of the town is read', async (sort) => {
    for (const more of [{ minBedrooms: 6 }, { minBedrooms: 6, listingType: 'rent' }, { propertyType: 'Castle' }]) {
      const filter = { ...more, cities: ['Town 4'], statuses: ['sold'] } as Filter;
      const plans = await plansOf((asked) => asked.search({ filter, sort, first: 5, after: null }));
      const inTable = plans.filter((node) => node['Relation Name'] === 'properties');
      expect(touched(inTable.filter((node) => node['Node Type'] !== 'Index Only Scan'))).toBe(0);
    }
  });

  it.each(
    (['priceAscending', 'priceDescending'] as const).flatMap((sort) => [
      [sort, 'many rooms', { minBedrooms: 6 }, null] as const,
      [
        sort,
        'many rooms on offer within a price',
        { minBedrooms: 6, maxPrice: 2_990_000, statuses: seen },
        null,
      ] as const,
      [sort, 'many rooms, deep in the list', { minBedrooms: 6 }, 2500] as const,
    ]),
  )('by %s, %s: no row is read but those of the page', async (sort, _, filter, at) => {
    const every = await plainly(filter, sort);
    const [last] = at === null ? [] : await reading('properties p where p.id = ?', [every[at]]);
    const after = last ? cursorOf(sort, last) : null;
    const first = at === null ? 0 : at + 1;
    const { nodes } = await reader().search({ filter, sort, first: PAGE, after }, new Set(['id']));
    expect(nodes.map(({ id }) => id)).toEqual(every.slice(first, first + PAGE));
    const plans = await plansOf((asked) => asked.search({ filter, sort, first: PAGE, after }));
    const read = plans.filter(
      (node) => node['Relation Name'] === 'properties' && node['Node Type'] !== 'Index Only Scan',
    );
    expect(touched(read)).toBeLessThan(2 * PAGE);
  });

  it.each(
    (['priceAscending', 'priceDescending'] as const).flatMap((sort) => [
      [sort, { minBedrooms: 6 }] as const,
      [sort, { minBedrooms: 6, statuses: seen }] as const,
      [sort, { minBedrooms: 6, maxPrice: 2_990_000 }] as const,
      [sort, { minBedrooms: 5, minBathrooms: 2 }] as const,
      [sort, { minBathrooms: 3 }] as const,
      [sort, { listingType: 'sale' }] as const,
      [sort, { listingType: 'rent' }] as const,
      [sort, { listingType: 'rent', statuses: seen, minBedrooms: 2 }] as const,
      [sort, { propertyType: 'House' }] as const,
      [sort, { propertyTypes: ['House', 'Townhouse'], listingType: 'sale' }] as const,
      [sort, { listingType: 'rent', cities: ['town 0', 'Town 4', 'Town 8'] }] as const,
      [sort, { minBedrooms: 6, cities: ['town 5'] }] as const,
    ]),
  )('by %s, %o: what is cheaper or dearer because it is of another kind is not passed over', async (sort, filter) => {
    const plans = await plansOf((asked) =>
      asked.search({ filter: { ...filter } as Filter, sort, first: PAGE, after: null }),
    );
    expect(touched(plans)).toBeLessThan(FEW + 16 * PAGE);
  });

  it.each(propertySorts)('the deepest page by %s costs what the first does', async (sort) => {
    const every = await plainly({ statuses: seen }, sort);
    const [last] = await reading('properties p where p.id = ?', [every.at(-100)]);
    const search = {
      filter: { statuses: seen },
      sort,
      first: PAGE,
      after: cursorOf(sort, last as Property),
    } as const;
    const { nodes } = await reader().search(search);
    expect(nodes.map(({ id }) => id)).toEqual(every.slice(-99, -99 + PAGE));
    expect(touched(await plansOf((asked) => asked.search(search)))).toBeLessThan(6 * PAGE);
  });

  it('homes that are named are looked up by their ids, and counted so', async () => {
    const ids = (await plainly({}, 'newest')).filter((_, index) => index % 300 === 0).slice(0, PAGE);
    const filter = { ids };
    const plans = await plansOf((asked) => asked.search({ filter, sort: 'newest', first: PAGE, after: null }));
    expect(plans.filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'properties')).toEqual(
      [],
    );
    expect(touched(plans)).toBeLessThan(6 * PAGE);
    const { nodes } = await reader().search({ filter, sort: 'newest', first: PAGE, after: null }, new Set(['id']));
    expect(nodes.map(({ id }) => id)).toEqual(ids);
    expect(await countVisible(database, { ids })).toBe(PAGE);
  });

  it('the latest sales and the newest homes are found by an index', async () => {
    for (const ask of [
      (asked: ReturnType<typeof reader>) => asked.recentSales(),
      (asked: ReturnType<typeof reader>) => asked.featured(),
    ]) {
      expect(touched(await plansOf(ask))).toBeLessThan(6 * PAGE);
    }
  });

  it.each(filters)('%s: counted', async (_, filter) => {
    expect(await countVisible(database, filter)).toBe(
      Math.min((await plainly(filter, 'newest')).length, 10_000 + (isCountedByOne(filter) ? 0 : HOMES)),
    );
  });

  it.each<Filter>([
    { minBedrooms: 6, maxPrice: 1_500_000 },
    { minBedrooms: 6, maxPrice: 1_500_000, statuses: ['active', 'sold'], cities: ['Town 1', 'Town 5'] },
  ])('no home of many rooms at such a price, %o: counted without a look at those of either', async (filter) => {
    const plans: Plan[] = [];
    await countVisible({ em: () => explaining(database.em(), plans) }, filter);
    expect(touched(plans)).toBeLessThan(PAGE);
  });

  it('a number of two digits beside a word of every home: only those with the number are counted', async () => {
    const plans: Plan[] = [];
    await countVisible({ em: () => explaining(database.em(), plans) }, { text: '43 bay' });
    expect(touched(plans)).toBeLessThan(HOMES / 20);
  });

  it('counts no further than ten thousand where it has to look at each', async () => {
    expect(await countVisible(database, { text: 'porch' })).toBe(10_000);
  });

  it('counts what is kept without a look at the table', async () => {
    const plans: Plan[] = [];
    const asked = { em: () => explaining(database.em(), plans) };
    await countVisible(asked, { statuses: ['sold'], cities: ['Town 1'], listingType: 'sale', propertyType: 'condo' });
    await countVisible(asked, { propertyTypes: ['condo', 'townhouse'] });
    await countHomes(asked, { city: 'Town 1' });
    expect(plans.filter((node) => node['Relation Name'] === 'properties')).toEqual([]);
  });

  it('keeps its counts through every kind of change, and adds them up', async () => {
    const em = database.maintenance.em();
    for (const sql of [
      `update properties set status = 'pending', city = 'Moved' where status = 'active' and city = 'Town 5'`,
      `update properties set archived_at = now(), is_draft = true where city = 'Town 6' and status = 'sold'`,
      `update properties set property_type = 'Castle', listing_type = 'rent' where city = 'Town 8'`,
      `update properties set description = 'nothing that counts' where city = 'Town 9'`,
      `delete from properties where city = 'Town 10'`,
    ])
      await em.execute(sql, [], 'run');
    await Promise.all([compactCounts(database, 'properties'), compactCounts(database, 'properties')]);
    const groups = 'status, city, listing_type, property_type';
    const kept = await em.execute(
      `select ${groups}, sum(amount)::integer as n from home_counts group by ${groups} having sum(amount) <> 0 order by ${groups}`,
    );
    const there = await em.execute(`select ${groups}, count(*)::integer as n from (select
        case when archived_at is null then status when is_draft then 'draft' else 'archived' end as status, city, listing_type, property_type
        from properties) p group by ${groups} order by ${groups}`);
    expect(kept).toEqual(there);
    expect((await reader().facets(['sold'])).cities).not.toContain('Town 6');
    expect((await reader().facets([])).propertyTypes).toContain('Castle');
  });
});

const isCountedByOne = ({ state, minPrice, maxPrice, minBedrooms, minBathrooms, text, hasOpenHouse }: Filter) =>
  [state, minPrice, maxPrice, minBedrooms, minBathrooms, text, hasOpenHouse].some((one) => one !== undefined);
