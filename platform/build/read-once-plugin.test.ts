import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { expect, it, vi } from 'vitest';
import { ReadOncePlugin } from './read-once-plugin.ts';

it('says of a file that is read at the start alone that it has changed, and of no other', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'read-once-'));
  const [source, definition] = [join(folder, 'main.js'), join(folder, 'remote.ts')];
  for (const file of [source, definition]) writeFileSync(file, '1;\n');
  const told: string[] = [];
  const said = vi.spyOn(console, 'error').mockImplementation((line) => void told.push(line));
  let compiled = 0;
  const compiler = rspack({
    context: folder,
    entry: source,
    output: { path: join(folder, 'out') },
    plugins: [new ReadOncePlugin(definition)],
  });
  const watching = compiler.watch({}, () => (compiled += 1));
  try {
    await vi.waitFor(() => expect(compiled).toBeGreaterThan(0), 10_000);
    const before = compiled;
    writeFileSync(source, '2;\n');
    await vi.waitFor(() => expect(compiled).toBeGreaterThan(before), 10_000);
    expect(told).toEqual([]);
    writeFileSync(definition, '2;\n');
    const words = /remote\.ts has changed, and is read at the start: end this command and start it again$/;
    await vi.waitFor(() => expect(told).toEqual([expect.stringMatching(words)]), 10_000);
  } finally {
    said.mockRestore();
    await new Promise<void>((resolve) => watching.close(() => resolve()));
    await new Promise((resolve) => compiler.close(resolve));
  }
}, 40_000);
