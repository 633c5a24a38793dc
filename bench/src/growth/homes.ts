/** The homes and leads of a business of any size: seven of ten homes are sold, one of twelve is for rent. */

import { writeLeads } from 'gateway/testing/many-leads';
import type { Client } from 'pg';

export async function writeBusiness(client: Client, { homes, leads }: { homes: number; leads: number }): Promise<void> {
  await client.query(
    `insert into uploads (file, width, height, placeholder, widths, created_at)
      select 'bench-' || n || '.jpg', 1600, 1200, 'data:image/webp;base64,' || repeat('A', 60), '[480, 768, 1200]', now()
      from generate_series(1, 3) n`,
  );
  await client.query(
    `insert into properties (id, created_at, updated_at, address, city, state, zip_code, price, price_amount, listing_type,
        status, bedrooms, bathrooms, square_feet, property_type, description, status_since, sold_date, represented)
      select gen_random_uuid(), now() - g * interval '1 minute', now(),
        g || ' ' || (array['Bay', 'Ocean', 'River', 'Maple', 'Oak'])[1 + g % 5] || ' Avenue', 'Town ' || g * 7 % 20, 'NJ',
        '07' || 700 + g % 99, '$' || price || ',000', price * 1000, case when g % 12 = 0 then 'rent' else 'sale' end, status,
        1 + g % 6 || '', 1 + g / 7 % 4 || '', '2,100', (array['Single Family', 'Condo', 'Townhouse', 'House'])[1 + g / 3 % 4],
        'A porch and ' || md5(g::text) || repeat(' more porch', 10), now(),
        case when status = 'sold' and g % 10 <> 0 then now() - g % 100000 * interval '1 hour' end,
        case when status = 'sold' then 'Buyer' end
      from (select g, 200 + g::bigint * 7919 % 2800 as price,
          (array['active', 'pending', 'sold', 'sold', 'active', 'sold', 'sold', 'sold', 'sold', 'sold'])[1 + g / 11 % 10] as status
        from generate_series(1, $1) g) t`,
    [homes],
  );
  await client.query(
    `insert into property_images (property_id, position, file)
      select id, n - 1, 'bench-' || n || '.jpg' from properties, generate_series(1, 3) n`,
  );
  await writeLeads({ execute: (sql, values) => client.query(sql.replace('?', '$1'), values) }, leads);
  await client.query('vacuum analyze');
}
