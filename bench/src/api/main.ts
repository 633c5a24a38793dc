/**
 * `npm run bench -- api [--seconds 4] [--rounds 3]`: requests per second of the gateway and its peers, measured in
 * turn.
 */

import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from 'gateway/testing/postgres';
import { quantile } from 'gateway/testing/quantile';
import { Client } from 'pg';
import { type Asked, load } from '../load.ts';
import { type Files, startNginx } from '../nginx.ts';
import { createServers } from '../servers.ts';
import { writeHomes } from './homes.ts';
import { documents, type Question, questions, tableDocuments, variablesOf, wholeDocuments } from './questions.ts';

const { values } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '4' }, rounds: { type: 'string', default: '3' } },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
/** How many different requests there are of each kind. */
const VARIETY = 200;

type Peer = { name: string; origin: string; ask(question: Question, variables: Record<string, unknown>): Asked };

const { start, gateway, stop } = createServers();
const folder = mkdtempSync(join(tmpdir(), 'bench-api-'));

/** The peers are not in the workspace, so they are installed only for a measurement. */
const peersFolder = join(folder, 'peers');
cpSync(join(import.meta.dirname, '../../peers/api'), peersFolder, { recursive: true });
execFileSync('npm', ['install', '--no-audit', '--no-fund', '--silent'], { cwd: peersFolder, stdio: 'inherit' });

const graphqlBy =
  (texts: typeof documents) =>
  (question: Question, variables: Record<string, unknown>): Asked => ({
    method: 'POST',
    path: '/graphql',
    body: JSON.stringify({ query: texts[question], variables }),
  });
const graphql = graphqlBy(documents);
const whole = graphqlBy(wholeDocuments);
const tables = graphqlBy(tableDocuments);
const file = (question: Question): Asked => ({ method: 'GET', path: `/${question}.json` });

const restPaths: Readonly<Record<Question, (variables: Record<string, unknown>) => string>> = {
  list: () => '/api/properties?limit=24',
  one: ({ id }) => `/api/properties/${id}`,
  filtered: ({ cities, least }) =>
    `/api/properties?limit=24&status=active&city=${encodeURIComponent(String(cities))}&minPrice=${least}&sort=priceAscending`,
};

const rest = (question: Question, variables: Record<string, unknown>): Asked => ({
  method: 'GET',
  path: restPaths[question](variables),
});

const byHand = (question: Question, variables: Record<string, unknown>): Asked => ({
  method: 'GET',
  path: `/${question}?values=${encodeURIComponent(JSON.stringify(Object.values(variables).flat()))}`,
});

const postgres = await startPostgres();
let nginx: Files | undefined;
try {
  const uncached = await gateway(postgres.url, { dataFolder: join(folder, 'uncached'), cache: 0 });
  const cached = await gateway(postgres.url, { dataFolder: join(folder, 'cached'), cache: 32 });
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  await writeHomes(client);
  const { rows } = await client.query<{ id: string }>('select id from properties');
  await client.end();
  const ids = rows.map(({ id }) => id);
  const hand = await start(join(import.meta.dirname, 'by-hand.ts'), { DATABASE_URL: postgres.url });
  const peer = (file: string, env: NodeJS.ProcessEnv = {}) =>
    start(join(peersFolder, file), { DATABASE_URL: postgres.url, NODE_ENV: 'production', ...env });
  const yoga = await peer('yoga.mjs');
  const yogaCached = await peer('yoga.mjs', { CACHE: 'on' });
  const mercurius = await peer('mercurius.mjs');
  const postgraphile = await peer('postgraphile.mjs');
  const answered = async (question: Question) => {
    const { path, ...init } = graphql(question, variablesOf(question, 0, ids));
    return (await fetch(cached + path, { ...init, headers: { 'content-type': 'application/json' } })).text();
  };
  const answers = await Promise.all(questions.map(async (name) => [`${name}.json`, await answered(name)] as const));
  nginx = await startNginx(folder, Object.fromEntries(answers));
  const peers: readonly Peer[] = [
    { name: 'ours, GraphQL, uncached', origin: uncached, ask: graphql },
    { name: 'ours, GraphQL, the fields of REST, uncached', origin: uncached, ask: whole },
    { name: 'ours, REST, uncached', origin: uncached, ask: rest },
    { name: 'node + pg by hand', origin: hand, ask: byHand },
    { name: 'node + pg by hand, again', origin: hand, ask: byHand },
    { name: 'Mercurius, compiled', origin: mercurius, ask: graphql },
    { name: 'PostGraphile', origin: postgraphile, ask: tables },
    { name: 'graphql-yoga', origin: yoga, ask: graphql },
    { name: 'graphql-yoga, response cache', origin: yogaCached, ask: graphql },
    { name: 'ours, GraphQL, cached', origin: cached, ask: graphql },
    { name: 'ours, REST, cached', origin: cached, ask: rest },
    { name: 'the file from nginx', origin: nginx.origin, ask: file },
  ];
  const found = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const question of questions) {
      for (const { name, origin, ask } of peers) {
        const asks = Array.from({ length: VARIETY }, (_, n) => ask(question, variablesOf(question, n, ids)));
        await load(origin, asks, 1); // Warms the server up.
        const key = `${name} ${question}`;
        found.set(key, [...(found.get(key) ?? []), await load(origin, asks, seconds)]);
      }
    }
  }
  console.table(
    peers.map(({ name }) => ({
      peer: name,
      ...Object.fromEntries(
        questions.map((question) => [question, Math.round(quantile(found.get(`${name} ${question}`) ?? [], 0.5))]),
      ),
    })),
  );
} finally {
  await stop();
  await nginx?.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
