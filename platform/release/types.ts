import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Gateway } from './gateway.ts';

const SLOT_TYPES = 'web/slots.d.ts';

/** What this command writes. */
const TYPES_OF_PART = /^(shell|mfe-[a-z\d-]+)\.d\.ts$/;

/** Writes the slots' types of every live part into `folder`, a file each, in place of those that lay there; answers the files. */
export async function fetchTypes(gateway: Gateway, folder: string): Promise<string[]> {
  const { live } = await gateway.list();
  const described = await Promise.all(live.map((id) => gateway.describe(id)));
  const typed = described.filter(({ files }) => files[SLOT_TYPES]);
  const texts = await Promise.all(typed.map((release) => gateway.readFile(release, SLOT_TYPES)));
  mkdirSync(folder, { recursive: true });
  // Whatever else is there is the team's: the folder may be any.
  for (const name of readdirSync(folder)) if (TYPES_OF_PART.test(name)) rmSync(join(folder, name));
  return typed.map(({ name }, index) => {
    const file = join(folder, `${name}.d.ts`);
    writeFileSync(file, texts[index] ?? '');
    return file;
  });
}
