// Writes any number of homes with SQL. Of ten, one is archived; four are active, one is pending and five are sold.
import type { EntityManager } from '../core/database.ts';

/**
 * Writes `count` homes in 50 towns, one for each hour back from now. Four of five have a photo; every ninth has no
 * description.
 */
export async function writeHomes(em: EntityManager, count: number): Promise<void> {
  await em.execute(
    `insert into uploads (file, width, height, placeholder, widths, created_at)
      values ('photo.jpg', 1600, 1200, 'data:', '[480]', now())`,
    [],
    'run',
  );
  await em.execute(
    `insert into properties (id, created_at, updated_at, address, city, state, zip_code, price, price_amount, listing_type,
        status, description, archived_at, status_since)
      select gen_random_uuid(), now() - g * interval '1 hour', now(), g || ' Bay Avenue', 'Town ' || g % 50, 'NJ', '07701',
        '$650,000', case when g % 40 = 0 then null else 650000 end, 'sale',
        (array['active', 'active', 'sold', 'active', 'sold', 'active', 'sold', 'pending', 'sold', 'sold'])[1 + g % 10],
        case when g % 9 = 0 then null else 'A porch and ' || repeat('more porch ', 20) end,
        case when g % 10 = 9 then now() end, now() - g * interval '1 hour'
      from generate_series(1, ?) g`,
    [count],
    'run',
  );
  await em.execute(
    `insert into property_images (property_id, position, file)
      select id, 0, 'photo.jpg' from properties where address not like '%3 Bay%' and address not like '%7 Bay%'`,
    [],
    'run',
  );
  await em.execute('analyze', [], 'run');
}
