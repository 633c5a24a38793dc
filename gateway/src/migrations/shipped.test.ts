import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { entities } from '../core/entities.ts';
import { migrations } from './list.ts';

/** The beginning of each migration's checksum. A new one's is added; one that stands here is never changed. */
const shipped = `
001-catalogue 7b967c2951af
002-account e838faa35640
003-properties b039e8fb9ae2
004-property-orders d0a933e011e6
005-testimonials 803c02e76a5c
006-leads 5a519f8f3de4
007-releases 168c1976b027
008-audit bd3a34b3deb9
009-testimonial-order e9ebbf9d8b78
020-release-tokens 8761a7265703
021-outgoing-messages 260e85e5c155
022-lead-spine 7e1c655bad92
023-removed-photos 35bacfed8da5
024-capture-acknowledgements c5d1fb7daddf
025-lead-spine-columns 4d6d4bd06a63
026-removed-photo-texts 7c66ff577e6a
027-page-views fa2caf9d8f2e
030-homes-list e5e1c5ce7b77
040-lead-answers ec5144967a5f
041-showings 86ec8e1dd47c
042-open-houses a36b1e0c527d
043-people f49a5b9f2f3b
044-value-estimates c3147875d7c9
045-site-content 723c95a1701e
046-release-desk afb0f68f8b3a
047-second-factors e4c36029d287
048-health 90902d7d2b74
049-photo-focus 57e3568a386d
050-release-smokes c54229563b0f
053-home-drafts 1dc3a64c4a07
054-home-imports 92886ba8c479
055-push 6df389b24f9f
056-testimonial-requests 3a555c82863a
057-lead-consent cbf04560501a
058-undelivered-mail b1415e2259c9
059-canaries f42ee5d0ac13
060-release-vitals 3ebe379af7bb
061-home-growth 99dcb3abda9b
064-home-facts a776e1e0e312
065-short-addresses 0fca3285e08d
066-sweeps aa623d8dc645
067-lead-wishes 9b8a254dd0b0
068-floor-plans 3ef58e3665a2
069-home-photos 9cc4ca953f98
070-push-device-ids aff34c2c7cc3
071-home-prices a97202aa4b82
072-one-schema 52e6c94c595e
073-lead-phones ee2553e62baa
074-waiting-mail d3573bd22811
075-waiting-push 32f0fa78a030
076-mls-numbers 49eec0b7e6cf
077-home-states 31b88b5817a6
078-home-kinds 69f029de966b
079-homes-by-price b2bbb243a98e
080-cost-of-reading eb26195e0311
081-homes-in-towns 309a5b3a83b7
`;

type Migration = (typeof migrations)[number]['class'];

/** It says what it would ask, and asks nothing. */
const queriesOf = (One: Migration): string[] => {
  const migration = new One(undefined as never, undefined as never);
  migration.up();
  return migration.getQueries().map(String);
};

const sumOf = (One: Migration): string =>
  createHash('sha256')
    .update(JSON.stringify(queriesOf(One)))
    .digest('hex')
    .slice(0, 12);

it('a migration runs because the list names its file', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => /^\d{3}-.*\.ts$/.test(name));
  expect(migrations.map(({ name }) => `${name}.ts`)).toEqual(files.toSorted());
});

// The tables themselves are compared in `gateway.api.test.ts`; this needs no database.
it('each field of an entity is a column that some migration makes', () => {
  const statements = migrations.flatMap((one) => queriesOf(one.class)).map((text) => text.split(/\W+/));
  /** The words of all statements about a table. */
  const wordsOf = (table: string) => new Set(statements.filter((words) => words.includes(table)).flat());
  const columnOf = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const missing = entities.flatMap(({ meta }) => {
    const words = wordsOf(meta.tableName);
    return Object.keys(meta.properties)
      .filter((field) => !words.has(columnOf(field)))
      .map((field) => `${meta.tableName}.${columnOf(field)}`);
  });
  expect(missing).toEqual([]);
});

it('a migration that has shipped keeps its SQL: databases were made with it, and a later one corrects it', () => {
  const sums = migrations.map((migration) => `${migration.name} ${sumOf(migration.class)}`);
  expect(sums).toEqual(shipped.trim().split('\n'));
});
