/** The baseline: `node:http` and `pg`, three prepared statements, JSON made by PostgreSQL. */

import { createServer } from 'node:http';
import pg from 'pg';
import { PAGE } from './questions.ts';

const HOME = `json_build_object('id', p.id, 'address', p.address, 'city', p.city, 'state', p.state, 'zipCode', p.zip_code,
  'price', p.price, 'listingType', p.listing_type, 'status', p.status, 'bedrooms', p.bedrooms, 'bathrooms', p.bathrooms,
  'squareFeet', p.square_feet, 'photos', (select json_agg(json_build_object('stem', split_part(u.file, '.', 1),
    'alt', coalesce(i.alt, p.address), 'width', u.width, 'height', u.height, 'placeholder', u.placeholder,
    'widths', u.widths) order by i.position)
    from property_images i join uploads u on u.file = i.file where i.property_id = p.id))`;
const list = (where: string, order: string) =>
  `select json_build_object('nodes', json_agg(${HOME})) as body from (
    select * from properties where archived_at is null and ${where} order by ${order} limit ${PAGE}) p`;

const statements = {
  list: list('true', 'created_at desc, id desc'),
  one: `select ${HOME} as body from properties p where id = $1 and archived_at is null`,
  filtered: list(
    `status = 'active' and lower(city) = lower($1) and price_amount >= $2`,
    '(-coalesce(price_amount, 2147483647)) desc, created_at desc, id desc',
  ),
};

// JSON is sent on as the text that PostgreSQL returned.
pg.types.setTypeParser(pg.types.builtins.JSON, (text) => text);
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const name = url.pathname.slice(1) as keyof typeof statements;
  const values = JSON.parse(url.searchParams.get('values') ?? '[]') as unknown[];
  pool.query({ name, text: statements[name], values }).then(
    ({ rows: [row] }) => response.setHeader('Content-Type', 'application/json').end(`{"data":${row?.body ?? 'null'}}`),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('Ready on'));
