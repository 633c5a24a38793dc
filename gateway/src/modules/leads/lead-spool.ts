// Leads that arrive while the database is away: one file each, until it is back.
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type LeadKind, leadKinds } from 'schema';
import * as z from 'zod/mini';
import { codeOf } from '../../core/error-code.ts';
import { GatewayError } from '../../core/errors.ts';
import { syncFolder } from '../../core/sync-folder.ts';
import type { Verdict } from './bot-check.ts';

/** A body has at most 64 kB, so these have at most 64 MB. */
const CAPACITY = 1000;
/** Milliseconds: no file takes so long to write. */
const HALF_MS = 60_000;

export const spoolFolder = (dataFolder: string) => join(dataFolder, 'spool');

/** All that is needed to store the lead later. The bot check's token is left out, because it was used. */
export interface SpooledLead {
  readonly kind: LeadKind;
  readonly input: { readonly email: string; readonly [field: string]: unknown };
  readonly verdict: Verdict;
  readonly receivedAt: Date;
  readonly address: string;
  readonly idempotencyKey?: string | undefined;
}

const spooledLead = z.object({
  kind: z.enum(leadKinds),
  input: z.looseObject({ email: z.string() }),
  verdict: z.enum(['passed', 'suspect', 'unavailable', 'unchecked']),
  receivedAt: z.pipe(
    z.iso.datetime(),
    z.transform((text) => new Date(text)),
  ),
  address: z.string(),
  idempotencyKey: z.optional(z.string()),
});

export function createLeadSpool(folder: string, capacity = CAPACITY) {
  const list = () => listSpooled(folder);

  /** Removes files that a killed gateway left half written. Nobody was told that these leads are stored. */
  async function sweep(): Promise<void> {
    const halves = (await filesIn(folder)).filter((name) => name.endsWith('.half'));
    for (const name of halves) if (Number.parseInt(name, 10) < Date.now() - HALF_MS) await remove(name);
  }

  /** Throws for a file that is not one of ours. */
  const read = async (name: string): Promise<SpooledLead> =>
    z.parse(spooledLead, JSON.parse(await readFile(join(folder, name), 'utf8')));

  /** Does nothing if the file is already gone, because gateways may share the folder. */
  const remove = (name: string): Promise<void> => rm(join(folder, name), { force: true });

  return {
    list,
    read,
    remove,
    sweep,
    count: async () => (await list()).length,
    /** True once the lead is safely on disk; false if there is no room. */
    async keep(lead: SpooledLead): Promise<boolean> {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      if ((await list()).length >= capacity) return false;
      await writeWhole(folder, `${nameAt(lead.receivedAt)}.json`, JSON.stringify(lead));
      await syncFolder(folder);
      return true;
    },
    /** Removes a person's leads; returns how many there were. One that is gone meanwhile has been stored. */
    async erase(email: string): Promise<number> {
      await sweep();
      let erased = 0;
      for (const name of await list()) {
        const kept = await read(name).catch((error: unknown) => {
          if (codeOf(error) === 'ENOENT') return undefined;
          throw new GatewayError('CONFLICT', `${join(folder, name)} cannot be read: look whose it is, and remove it`);
        });
        if (kept?.input.email.toLowerCase() !== email.toLowerCase()) continue;
        await remove(name);
        erased += 1;
      }
      return erased;
    },
  };
}

export type LeadSpool = ReturnType<typeof createLeadSpool>;

/**
 * Copies spooled leads into another spool, while gateways may be storing from either. A lead that is gone before it can
 * be read has been stored, and is left out.
 */
export async function copySpool(from: string, to: string): Promise<void> {
  const names = await listSpooled(from);
  if (names.length === 0) return;
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const name of names) {
    const text = await readFile(join(from, name), 'utf8').catch(unlessAbsent);
    if (text !== undefined) await writeWhole(to, name, text);
  }
  await syncFolder(to);
}

/** Oldest first: each name begins with its time. */
async function listSpooled(folder: string): Promise<string[]> {
  return (await filesIn(folder)).filter((name) => name.endsWith('.json')).toSorted();
}

const filesIn = async (folder: string) => (await readdir(folder).catch(unlessAbsent)) ?? [];

function unlessAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

const nameAt = (moment: Date) => `${String(moment.getTime()).padStart(15, '0')}-${randomUUID()}`;

/**
 * Writes the file under another name and renames it when it is on disk, so that nobody reads half of it. The time in
 * that name tells the sweep its age. After a failure, on a full disk for example, the file is removed at once: many
 * visitors would leave many of them.
 */
async function writeWhole(folder: string, name: string, text: string): Promise<void> {
  const half = join(folder, `${nameAt(new Date())}.half`);
  try {
    await writeFile(half, text, { flag: 'wx', mode: 0o600, flush: true });
    await rename(half, join(folder, name));
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
}
