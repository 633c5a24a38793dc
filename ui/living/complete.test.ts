import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const entries = ['', 'carousel/', 'dialog/', 'form/', 'gallery/', 'menu/', 'toast/', 'tooltip/'];

/** Components by their names: what an entry exports that begins with a capital and is no type. */
const exported = entries.flatMap((folder) =>
  [...read(`../src/${folder}index.ts`).matchAll(/export \{([^}]+)\}/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]/.test(name)),
);

const drawn = readdirSync(new URL('.', import.meta.url))
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => read(file))
  .join('\n');

/** What the page does not draw, and why. */
const notDrawn: Record<string, string> = {
  TooltipOver: 'a Tooltip whose trigger the shell finds by itself',
  VisuallyHidden: 'there is nothing to see',
};

it('draws every component that ui exports', () => {
  expect(exported.length).toBeGreaterThan(50);
  const missing = exported.filter((name) => !drawn.includes(`<${name}`) && !(name in notDrawn));
  expect(missing).toEqual([]);
});
