import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copySpool, createLeadSpool, type SpooledLead } from './lead-spool.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lead-spool-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const lead = (email: string, receivedAt = new Date()): SpooledLead => ({
  kind: 'capture',
  input: { email },
  verdict: 'unchecked',
  receivedAt,
  address: '203.0.113.9',
  idempotencyKey: 'a key',
});

it('gives back what it was given, oldest first', async () => {
  const spool = createLeadSpool(folder);
  const early = lead('early@visitor.example', new Date(Date.now() - 1000));
  const late = lead('late@visitor.example');
  await spool.keep(late);
  await spool.keep(early);
  expect(await Promise.all((await spool.list()).map(spool.read))).toEqual([early, late]);
});

it('has room for so many and no more', async () => {
  const spool = createLeadSpool(folder, 2);
  const kept = [await spool.keep(lead('a@b.example')), await spool.keep(lead('a@b.example'))];
  expect([...kept, await spool.keep(lead('a@b.example'))]).toEqual([true, true, false]);
  expect(await spool.count()).toBe(2);
});

it('sweeps away what was never finished, and not what is being written', async () => {
  const half = (moment: number) => `${String(moment).padStart(15, '0')}-x.half`;
  const [old, young] = [half(Date.now() - 120_000), half(Date.now())];
  for (const name of [old, young]) writeFileSync(join(folder, name), '{');
  await createLeadSpool(folder).sweep();
  expect(readdirSync(folder)).toEqual([young]);
});

it('erases nobody’s leads while it cannot tell whose a file is', async () => {
  writeFileSync(join(folder, 'broken.json'), '{');
  await expect(createLeadSpool(folder).erase('a@b.example')).rejects.toThrow('broken.json cannot be read');
});

it('copies into another spool what is kept whole, and leaves nothing beside it', async () => {
  const spool = createLeadSpool(join(folder, 'from'));
  await spool.keep(lead('a@b.example'));
  await spool.keep(lead('b@b.example'));
  writeFileSync(join(folder, 'from', 'unfinished.half'), '{');
  await copySpool(join(folder, 'from'), join(folder, 'to'));
  expect(readdirSync(join(folder, 'to')).toSorted()).toEqual(await spool.list());
  const copy = createLeadSpool(join(folder, 'to'));
  expect(await Promise.all((await copy.list()).map(copy.read))).toEqual(
    await Promise.all((await spool.list()).map(spool.read)),
  );
  await copySpool(join(folder, 'none'), join(folder, 'nowhere'));
});

it('erases although another gateway stores and removes a lead meanwhile', async () => {
  const spool = createLeadSpool(folder);
  // Of this the list still tells, and reading it finds nothing.
  symlinkSync(join(folder, 'gone'), join(folder, '000000000000001-stored.json'));
  await spool.keep(lead('gone@visitor.example'));
  expect(await spool.erase('Gone@visitor.example')).toBe(1);
});
