/** A thousand homes with three photos each, the same rows for every server. */

import type { Client } from 'pg';

export const HOMES = 1000;

/** Writes them into the gateway's own tables. All are for sale. */
export async function writeHomes(client: Client): Promise<void> {
  await client.query('delete from property_images; delete from value_estimates; delete from properties');
  await client.query(
    `insert into uploads (file, width, height, placeholder, widths, created_at)
      select 'bench-' || n || '.jpg', 1600, 1200, 'data:image/webp;base64,' || repeat('A', 60), '[480, 768, 1200]', now()
      from generate_series(1, 3) n on conflict do nothing`,
  );
  await client.query(
    `insert into properties (id, created_at, updated_at, address, city, state, zip_code, price, price_amount, listing_type,
        status, bedrooms, bathrooms, square_feet, property_type, description, status_since)
      select gen_random_uuid(), now() - g * interval '1 hour', now(), g || ' Bay Avenue', 'Town ' || g % 20, 'NJ', '07701',
        '$' || (400 + g) || ',000', (400 + g) * 1000, 'sale', 'active', 1 + g % 5 || '', 1 + g % 3 || '', '2,100', 'house',
        'A porch and ' || repeat('more porch ', 20), now() - g * interval '1 hour'
      from generate_series(1, $1) g`,
    [HOMES],
  );
  await client.query(
    `insert into property_images (property_id, position, file)
      select id, n - 1, 'bench-' || n || '.jpg' from properties, generate_series(1, 3) n`,
  );
  // PostGraphile finds relations by foreign keys. Nothing else uses these.
  await client.query(
    `alter table property_images add foreign key (file) references uploads (file),
      add foreign key (property_id) references properties (id)`,
  );
  await client.query('update catalogue set version = version + 1');
  await client.query('analyze');
}
