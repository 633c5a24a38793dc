import { expect, it } from 'vitest';
import { towns } from '../towns.ts';
import { ASK, layOut, rows } from './map.ts';

it('places towns that exist, each once', () => {
  const placed = rows.flatMap(({ slugs }) => slugs);
  expect(new Set(placed).size).toBe(placed.length);
  expect(placed.filter((slug) => slug !== ASK && !towns[slug])).toEqual([]);
});

it('shows a town that has no place on the map yet', () => {
  expect(layOut([...Object.keys(towns), 'keyport']).at(-1)).toEqual({ label: 'Farther afield', slugs: ['keyport'] });
});
