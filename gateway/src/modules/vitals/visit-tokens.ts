/**
 * Tokens with which a page reports one visit: they name the releases that made the page, and nothing about the visitor.
 */

import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { createSecretBox } from '../../core/secret-box.ts';
import type { ReleaseId } from '../releases/release-id.ts';

/** Milliseconds: a visit that is reported later does not count. */
export const VISIT_MS = 60 * 60 * 1000;

const visit = z.object({
  visit: z.string(),
  at: z.number(),
  /** The number of the canary that was running, for all visitors; 0 if none was. */
  canary: z.int(),
  releases: z.array(z.tuple([z.string(), z.string()])),
});

export interface Visit {
  readonly visit: string;
  readonly canary: number;
  readonly releases: readonly ReleaseId[];
}

/** `keys`: those that sign cookies, so that every gateway can read the tokens of the others. */
export function createVisitTokens(keys: readonly string[]) {
  const box = createSecretBox(keys, 'visit');
  return {
    /** A new token for each answer, valid for an hour. */
    issue(releases: readonly ReleaseId[], canary: number): string {
      const named = releases.map(({ name, version }) => [name, version]);
      const id = randomBytes(9).toString('base64url');
      return box.seal(JSON.stringify({ visit: id, at: Date.now(), canary, releases: named }));
    },
    /** Undefined unless a gateway with these keys issued it within the hour. */
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
