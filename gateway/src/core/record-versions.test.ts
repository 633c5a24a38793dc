import { expect, it } from 'vitest';
import { createRecordVersions } from './record-versions.ts';

it('tells at which version a record was changed last', () => {
  const records = createRecordVersions(10);
  records.announce(11, 'one');
  records.learn(11);
  records.announce(12, 'two');
  records.learn(12);
  expect([records.of('one'), records.of('two'), records.of('three')]).toEqual([11, 12, 10]);
});

it('takes a version of which nothing was announced for a change of everything', () => {
  const records = createRecordVersions(10);
  records.announce(11, 'one');
  records.learn(11);
  records.learn(12);
  expect([records.of('one'), records.of('two')]).toEqual([12, 12]);
  records.announce(15, 'one');
  records.learn(15);
  expect([records.of('one'), records.of('two')], '13 and 14 were missed').toEqual([15, 14]);
});

it('heeds no announcement that comes after its version, or for one that lies far ahead', () => {
  const records = createRecordVersions(10);
  records.learn(11);
  records.announce(11, 'one');
  records.announce(5000, 'one');
  records.learn(5000);
  expect([records.of('one'), records.of('two')]).toEqual([5000, 5000]);
  records.learn(20);
  expect(records.of('one'), 'no version comes back').toBe(5000);
});
