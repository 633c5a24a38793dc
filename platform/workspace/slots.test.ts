/** A slot that a page places and does not name gets no data: phone and mail stand in its place, and nothing else tells. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { RemoteDefinition, ShellDefinition } from '../build/definition.ts';
import { parts, root } from './parts.ts';

const { shell } = (await import(join(root, 'shell/shell.ts'))) as { shell: ShellDefinition };
const remotes = await Promise.all(
  parts
    .filter((part) => part !== 'shell')
    .map(async (part) => ((await import(join(root, part, 'remote.ts'))) as { remote: RemoteDefinition }).remote),
);

const offered = remotes.flatMap(({ name, slots }) => Object.keys(slots).map((slot) => `${name}/${slot}`));
const named = [shell, ...remotes].flatMap(({ pages }) => Object.values(pages).flatMap(({ slots = [] }) => slots));
const placed = parts.flatMap((part) =>
  readdirSync(join(root, part, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => [...readFileSync(join(root, part, 'src', file), 'utf8').matchAll(/<Slot\s+name="([^"]+)"/g)])
    .map(([, name = '']) => name),
);

it('a slot that stands in a page is among the `slots` of a page, in its remote.ts or shell.ts, and the other way round', () => {
  expect(placed.length).toBeGreaterThan(0);
  expect([...new Set(placed)].toSorted()).toEqual([...new Set(named)].toSorted());
});

it('a part of this checkout offers each of its slots that a page or the frame names', () => {
  const ours = [...named, ...shell.slots].filter((name) => remotes.some((part) => name.startsWith(`${part.name}/`)));
  expect(ours.filter((name) => !offered.includes(name))).toEqual([]);
});
