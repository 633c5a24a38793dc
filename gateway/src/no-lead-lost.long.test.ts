// `npm run test:long`: every 2xx is stored exactly once and mailed under one Message-ID, whatever fails meanwhile.
import { expect, it } from 'vitest';
import { startPostgres } from './testing/embedded-postgres.ts';
import { figuresOf } from './testing/lead-load/figures.ts';
import { type Blow, type LoadOptions, runLoad } from './testing/lead-load/run-load.ts';

const SUBMISSIONS = 500;
const CROWD = 8;

const kill = (after: number): Blow => ({ after, strike: ({ killGateway }) => killGateway() });
const hang: Blow = { after: 150, strike: async ({ mail }) => mail.become('hanging') };
const recover: Blow = { after: 330, strike: async ({ mail }) => mail.become('well') };
/** The second and third kill happen while mail is in progress that cannot be delivered. */
const blows: readonly Blow[] = [kill(60), hang, kill(180), kill(260), recover, kill(370), kill(440)];

async function prove(options: Omit<LoadOptions, 'submissions' | 'crowd'>): Promise<void> {
  const report = await runLoad({ submissions: SUBMISSIONS, crowd: CROWD, ...options });
  console.log(figuresOf(report));
  const { lost, doubled, unwanted, unmailed, renamed, leaked, misjudged } = report;
  expect({ lost, doubled, unwanted, unmailed, renamed, leaked, misjudged }).toEqual({
    lost: [],
    doubled: [],
    unwanted: [],
    unmailed: [],
    renamed: [],
    leaked: [],
    misjudged: [],
  });
}

it('on PostgreSQL, killed five times, the database restarted twice, the mail server hanging', async () => {
  const postgres = await startPostgres();
  const restart = (after: number, signal: 'SIGINT' | 'SIGQUIT'): Blow => ({
    after,
    strike: () => postgres.restart(signal),
  });
  const all = [...blows, restart(110, 'SIGINT'), restart(300, 'SIGQUIT')].toSorted((a, b) => a.after - b.after);
  try {
    await prove({ databaseUrl: postgres.url, blows: all });
  } finally {
    await postgres.stop();
  }
});

it('on PGlite, killed five times, the mail server hanging', () => prove({ blows }));

it('in calm weather tells the agent within seconds', async () => {
  const postgres = await startPostgres();
  try {
    const calm = { submissions: 200, crowd: 1, restMs: 100, blows: [] };
    const report = await runLoad({ ...calm, databaseUrl: postgres.url });
    console.log(figuresOf(report));
    expect(Math.max(...report.mailSeconds)).toBeLessThan(5);
  } finally {
    await postgres.stop();
  }
});
