// `home_photos` always agrees with the tables of pictures, whatever writes them, and a list reads nothing else.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../core/database.ts';
import type { Read } from '../../core/prepared-read.ts';
import { createDatabase, onEachDatabase } from '../../testing/databases.ts';
import { explaining, type Plan } from '../../testing/query-plans.ts';
import type { PropertyQuery } from './property.query.ts';
import { createPropertyReader } from './property.reader.ts';
import { selectProperties } from './property.record.ts';

const HOMES = 40;

const WRITE = [
  `insert into uploads (file, width, height, placeholder, widths, created_at)
    select 'photo-' || n || '.jpg', 1600 + n, 1200, 'data:,' || n, '[480, 768]', now() from generate_series(1, 9) n`,
  `insert into properties (id, created_at, updated_at, address, city, state, zip_code, price, listing_type, status, status_since)
    select gen_random_uuid(), now(), now(), g || ' Bay Avenue', 'Town ' || g % 4, 'NJ', '07701', '$1', 'sale', 'active', now()
    from generate_series(1, ${HOMES}) g`,
  `insert into property_images (property_id, position, file, alt, focus_x, focus_y)
    select id, n, 'photo-' || 1 + n || '.jpg', case when n = 1 then 'A "porch"' end, case when n = 2 then 0.25 end, case when n = 2 then 1 end
    from properties, generate_series(0, 3) n where address not like '1%'`,
];

/** The same data with the simplest SQL. */
const PLAINLY = `select i.property_id, json_agg(json_build_object('file', u.file, 'alt', i.alt, 'width', u.width, 'height', u.height,
    'placeholder', u.placeholder, 'widths', u.widths, 'focus', case when i.focus_x is not null
      then json_build_object('x', i.focus_x, 'y', i.focus_y) end) order by i.position) as photos
  from property_images i join uploads u on u.file = i.file group by i.property_id order by i.property_id`;

const homes = (town: number) => `(select id from properties where city = 'Town ${town}')`;

const changes: readonly [string, string][] = [
  [
    'a photo more',
    `insert into property_images (property_id, position, file) select id, 7, 'photo-9.jpg' from properties`,
  ],
  [
    'another order',
    `update property_images set position = position + 10 where property_id in ${homes(1)} and position = 0`,
  ],
  ['an alternative text', `update property_images set alt = 'The hall' where position = 3`],
  ['a focus taken back', 'update property_images set focus_x = null, focus_y = null where focus_x is not null'],
  [
    'a photo of another home',
    `update property_images set property_id = (select min(id::text)::uuid from properties where city = 'Town 0'), position = 90
    where property_id = (select max(id::text)::uuid from properties where city = 'Town 2') and position = 7`,
  ],
  ['no photo any more', `delete from property_images where property_id in ${homes(3)}`],
  [
    'an upload measured anew',
    `update uploads set width = 99, widths = '[480]' where file in ('photo-1.jpg', 'photo-2.jpg')`,
  ],
  ['an upload gone, and back', `delete from uploads where file = 'photo-2.jpg'`],
  [
    'an upload that comes after its home says so',
    `insert into uploads (file, width, height, placeholder, widths, created_at)
    values ('photo-2.jpg', 5, 6, 'data:,', '[]', now())`,
  ],
  ['nothing', `delete from property_images where file = 'nobody'`],
];

onEachDatabase('photos kept beside their home', (kind) => {
  let database: Database;
  let drop: () => Promise<void> = async () => undefined;

  beforeAll(async () => {
    const server = kind === 'postgresql' ? await createDatabase() : undefined;
    const folder = await mkdtemp(join(tmpdir(), 'home-photos-'));
    const open = (migrateTo?: string) =>
      openDatabase({ url: server?.url, folder: server ? undefined : folder, migrateTo });
    // Homes from before the table existed.
    database = await open('068-floor-plans');
    drop = async () => {
      await server?.drop();
      await rm(folder, { recursive: true });
    };
    for (const sql of WRITE) await database.em().execute(sql, [], 'run');
    await database.close();
    database = await open();
  });
  afterAll(async () => {
    await database.close();
    await drop();
  });

  const kept = () => database.em().execute('select property_id, photos from home_photos order by property_id');
  const plainly = () => database.em().execute(PLAINLY);

  it('are there for homes that are older', async () => {
    expect(await kept()).toEqual(await plainly());
    expect(await kept()).toHaveLength(HOMES - 11);
  });

  it.each(changes)('follow %s', async (_, sql) => {
    await database.em().execute(sql, [], 'run');
    expect(await kept()).toEqual(await plainly());
  });

  it('go with a change that is taken back', async () => {
    const before = await kept();
    const failing = database.transaction(async (em) => {
      await em.execute('delete from property_images', [], 'run');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await kept()).toEqual(before);
  });

  it('lose none of many changes of one home at once', async () => {
    const [home] = await database
      .em()
      .execute<{ id: string }[]>(`select id from properties where city = 'Town 1' limit 1`);
    const positions = Array.from({ length: 30 }, (_, n) => 200 + n);
    await Promise.all(
      positions.map((position) =>
        database.transaction((em) =>
          em.execute(
            'insert into property_images (property_id, position, file) values (?, ?, ?)',
            [home?.id, position, 'photo-5.jpg'],
            'run',
          ),
        ),
      ),
    );
    expect(await kept()).toEqual(await plainly());
  });

  it('are all that a page of homes reads of its pictures', async () => {
    const plans: Plan[] = [];
    const em = explaining(database.em(), plans);
    const query: PropertyQuery = async (from: string, values: readonly unknown[] = [], options = {}) => {
      const read: Read = async (sql, bound = []) => em.execute(sql, [...bound]);
      await selectProperties(read, { from, values, ...options }, () => true);
      return [];
    };
    const wanted = new Set(['address', 'price', 'photos']);
    await createPropertyReader({ database, query }).search({ sort: 'newest', first: 24, filter: {} }, wanted);
    const read = new Set(plans.flatMap((plan) => plan['Relation Name'] ?? []));
    expect(read).toEqual(new Set(['properties', 'home_photos']));
  });
});
