import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '../testing/databases.ts';
import { openTestGateway, type TestGateway } from '../testing/test-gateway.ts';
import { createLogger } from './logger.ts';
import { createSweepers } from './sweepers.ts';

onEachDatabase('two gateways that keep house', (kind) => {
  let test: TestGateway;
  let done: string[] = [];
  beforeAll(async () => {
    test = await openTestGateway(kind);
  });
  afterAll(() => test.close());

  /** As many sweeps as a gateway has; one of them fails. */
  const names = Array.from({ length: 12 }, (_, index) => `sweep-${index}`);
  function keeper(owner: string) {
    const sweepOf = (name: string) => async () => {
      done.push(name);
      if (name === 'sweep-3') throw new Error('A sweep that fails');
    };
    return createSweepers({
      database: test.gateway.database,
      logger: createLogger('silent'),
      shared: Object.fromEntries(names.map((name) => [name, sweepOf(name)])),
      own: { [owner]: sweepOf(owner) },
    });
  }

  it('do each shared sweep once an hour between them, and their own each', async () => {
    const keepers = [keeper('one'), keeper('two')];
    for (let turn = 0; turn < 3; turn += 1) {
      await Promise.all(keepers.flatMap(({ round }) => [round(), round()]));
    }
    expect(done.toSorted()).toEqual([...names, 'one', 'two'].toSorted());
    done = [];
    await test.gateway.database.em().execute("update sweeps set due_at = due_at - interval '1 hour'", [], 'run');
    await Promise.all(keepers.map(({ round }) => round()));
    expect(done.toSorted()).toEqual(names.toSorted());
  });

  it('do them although the clock of the database is set back meanwhile', async () => {
    const one = keeper('one');
    await one.round();
    done = [];
    await test.gateway.database.em().execute("update sweeps set due_at = now() + interval '1 year'", [], 'run');
    await one.round();
    await one.round();
    expect(done.toSorted()).toEqual(names.toSorted());
  });
});
