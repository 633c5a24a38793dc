import type { Property } from 'schema/generated/graphql';
import { expect, it } from 'vitest';
import { createHomesTogether } from './homes-together.ts';
import type { PropertyQuery } from './property.query.ts';

const ids = Array.from({ length: 120 }, (_, n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`);
const [one = '', other = '', third = '', fourth = ''] = ids;

interface Statement {
  readonly ids: readonly string[];
  end(): void;
  fail(error: Error): void;
}

/** A database that answers when the test says so. It knows every home but `other`. */
function openDatabase() {
  const statements: Statement[] = [];
  const query = (_: string, [list]: readonly unknown[]) =>
    new Promise<Property[]>((resolve, fail) => {
      const asked = String(list).slice(1, -1).split(',');
      const known = asked.filter((id) => id !== other).map((id) => ({ id }) as Property);
      statements.push({ ids: asked, end: () => resolve(known), fail });
    });
  return { statements, find: createHomesTogether(query as PropertyQuery) };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('asks at once for who comes alone', async () => {
  const { statements, find } = openDatabase();
  const home = find(one);
  await turn();
  expect(statements.map(({ ids }) => ids)).toEqual([[one]]);
  statements[0]?.end();
  expect(await home).toEqual({ id: one });
});

it('asks once for all who come while two statements are under way, each of whom gets their own', async () => {
  const { statements, find } = openDatabase();
  const first = find(one);
  await turn();
  const second = find(one);
  await turn();
  const late = [third, other, fourth.toUpperCase(), third].map((id) => find(id));
  await turn();
  expect(statements).toHaveLength(2);
  statements[0]?.end();
  await turn();
  expect(statements[2]?.ids).toEqual([third, other, fourth, third]);
  for (const { end } of statements) end();
  expect(await Promise.all([first, second, ...late])).toEqual([
    ...[{ id: one }, { id: one }],
    ...[{ id: third }, null, { id: fourth }, { id: third }],
  ]);
});

it('never lets anybody join a statement that is under way: it may not know what they have written', async () => {
  const { statements, find } = openDatabase();
  void find(one);
  await turn();
  void find(one);
  await turn();
  expect(statements.map(({ ids }) => ids)).toEqual([[one], [one]]);
});

it('asks for other fields in a statement of their own, and for fifty homes at the most', async () => {
  const { statements, find } = openDatabase();
  const wanted = new Set(['address']);
  const homes = [...ids.map((id) => find(id)), find(one, wanted), find(third, wanted)];
  for (let n = 0; n < 4; n += 1) {
    await turn();
    for (const { end } of statements) end();
  }
  expect(statements.map((statement) => statement.ids.length)).toEqual([50, 50, 20, 2]);
  expect((await Promise.all(homes)).filter((home) => home === null)).toHaveLength(1);
});

it('tells who shared a statement that failed, and goes on', async () => {
  const { statements, find } = openDatabase();
  const lost = [find(one), find(third)].map((home) => home.catch(String));
  await turn();
  statements[0]?.fail(new Error('cut off'));
  expect(await Promise.all(lost)).toEqual(['Error: cut off', 'Error: cut off']);
  const home = find(one);
  await turn();
  statements[1]?.end();
  expect(await home).toEqual({ id: one });
});
