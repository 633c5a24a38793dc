/** What a page may vote with: one visit, of the releases that it was made of. Nothing in it is of a visitor. */

import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { createSecretBox } from '../../core/secret-box.ts';
import type { ReleaseId } from '../releases/release-id.ts';

/** Milliseconds: a page that is left later has no vote. */
export const VISIT_MS = 60 * 60 * 1000;

const visit = z.object({
  visit: z.string(),
  at: z.number(),
  /** While which canary ran, whoever had it; 0: none. */
  canary: z.int(),
  releases: z.array(z.tuple([z.string(), z.string()])),
});

export interface Visit {
  readonly visit: string;
  readonly canary: number;
  readonly releases: readonly ReleaseId[];
}

/** `keys`: those that sign cookies, so that every gateway knows a page of another one. */
export function createVisitTokens(keys: readonly string[]) {
  const box = createSecretBox(keys, 'visit');
  return {
    /** A token of its own for each answer, for an hour. */
    issue(releases: readonly ReleaseId[], canary: number): string {
      const named = releases.map(({ name, version }) => [name, version]);
      const id = randomBytes(9).toString('base64url');
      return box.seal(JSON.stringify({ visit: id, at: Date.now(), canary, releases: named }));
    },
    /** `undefined` for what no gateway of these keys issued within the hour. */
    read(token: string): Visit | undefined {
      const text = box.open(token);
      const parsed = text === undefined ? undefined : z.safeParse(visit, JSON.parse(text));
      if (!parsed?.success || Date.now() - parsed.data.at > VISIT_MS) return undefined;
      const { releases, ...rest } = parsed.data;
      return { ...rest, releases: releases.map(([name, version]) => ({ name, version })) };
    },
  };
}

export type VisitTokens = ReturnType<typeof createVisitTokens>;
