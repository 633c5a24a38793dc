// The short version of the test; `npm run test:long` runs the long one.
import { expect, it } from 'vitest';
import { createMigratedDatabase, onEachDatabase } from './testing/databases.ts';
import { figuresOf } from './testing/lead-load/figures.ts';
import { type Blow, runLoad } from './testing/lead-load/run-load.ts';

const blows: readonly Blow[] = [
  { after: 12, strike: ({ killGateway }) => killGateway() },
  { after: 20, strike: async ({ mail }) => mail.become('hanging') },
  { after: 40, strike: async ({ mail }) => mail.become('well') },
];

onEachDatabase('a killed gateway and a mail server that hangs', (kind) => {
  it('cost no lead, double none and mail each', async () => {
    const database = kind === 'postgresql' ? await createMigratedDatabase() : undefined;
    const report = await runLoad({
      submissions: 40,
      crowd: 5,
      blows,
      ...(database && { databaseUrl: database.url }),
    });
    await database?.drop();
    console.log(`${kind}: ${figuresOf(report)}`);
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
  }, 180_000);
});
