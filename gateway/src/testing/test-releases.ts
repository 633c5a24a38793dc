// Releases in a new folder for each test, with a shell and one part live.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createLogger } from '../core/logger.ts';
import { openReleases, type Releases } from '../modules/releases/release.service.ts';
import type { DatabaseKind } from './databases.ts';
import { makeBuild, page, shellBuild } from './release-builds.ts';
import { openTestGateway, type TestGateway } from './test-gateway.ts';

/**
 * Opens a gateway before the tests of a suite, and its releases before each test. What this returns may be read only
 * while a test runs.
 */
export function releasesOn(database: DatabaseKind) {
  let test: TestGateway;
  let folder: string;
  let releases: Releases;
  let smokeReasons: readonly string[] = [];

  const open = (catalogue = test.gateway.catalogue, database = test.gateway.database): Promise<Releases> =>
    openReleases({
      database,
      catalogue,
      schema: test.gateway.graphql.schema,
      folder,
      logger: createLogger('silent'),
      smoke: async () => [...smokeReasons],
    });

  beforeAll(async () => {
    test = await openTestGateway(database);
  });
  afterAll(() => test.close());

  const publish = async (...builds: string[]) => {
    const published = [];
    for (const build of builds) published.push(await releases.publish(build, 'test'));
    return published;
  };

  beforeEach(async () => {
    smokeReasons = [];
    const em = test.gateway.database.em();
    for (const table of ['releases', 'live_releases', 'release_history']) await em.execute(`delete from ${table}`);
    folder = mkdtempSync(join(tmpdir(), 'releases-'));
    releases = await open();
    const one = makeBuild({ name: 'mfe-one', release: { pages: [page('/one')] } });
    await releases.promote(await publish(shellBuild(), one), 'test');
  });

  return {
    test: () => test,
    folder: () => folder,
    releases: () => releases,
    /** Opens the releases as another gateway would, over the same folder. */
    open,
    publish,
    /** Each release of the live set, the shell first. */
    live: () =>
      [releases.live()?.shell, ...(releases.live()?.remotes ?? [])].map(
        (release) => `${release?.name} ${release?.version}`,
      ),
    /** The reasons that the next smoke renders return. */
    failSmoke(...reasons: readonly string[]) {
      smokeReasons = reasons;
    },
  };
}
