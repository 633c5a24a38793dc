// The clients of the test while things fail: readers of pages, people who send leads, and the agent who edits.

import type { Submission } from '../lead-load/submissions.ts';
import { type History, visit } from '../lead-load/visitor.ts';
import { createTestClient } from '../test-client.ts';
import { admin } from '../test-gateway.ts';
import type { Gateway } from './two-gateways.ts';

export interface Weather {
  readonly gateways: readonly Gateway[];
  isOver(): boolean;
}

export interface PageReport {
  asked: number;
  stale: number;
  /** Known pages that a gateway answered with 5xx or not in time, although it was up all the while. */
  readonly taken: string[];
}

/** Milliseconds: longer than any visitor would wait for an answer. */
const PATIENCE_MS = 15_000;

/**
 * Asks both gateways for pages without a pause. A gateway knows a page if it has answered it with 200 since its start.
 */
export async function readPages({ gateways, isOver }: Weather, paths: readonly string[], report: PageReport) {
  const known = new Set<string>();
  for (let turn = Math.floor(Math.random() * paths.length); !isOver(); turn += 1) {
    const gateway = gateways[turn % gateways.length];
    const path = paths[turn % paths.length];
    if (!gateway?.isUp() || path === undefined) {
      await rest(20);
      continue;
    }
    const life = gateway.life();
    const key = `${gateway.origin} ${life} ${path}`;
    const answer = await ask(`${gateway.origin}${path}`);
    // The gateway was killed while it answered. A proxy would ask the other one.
    if (!gateway.isUp() || gateway.life() !== life) continue;
    report.asked += 1;
    if (answer.isStale) report.stale += 1;
    if (answer.status === 200) known.add(key);
    else if (known.has(key)) report.taken.push(`${new Date().toISOString()} ${path} ${answer.status}`);
    await rest(10);
  }
}

async function ask(url: string): Promise<{ status: number; isStale: boolean }> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
    await response.arrayBuffer();
    return { status: response.status, isStale: response.headers.get('cache-status')?.includes('stale') ?? false };
  } catch {
    return { status: 0, isStale: false };
  }
}

/** Sends one lead after the other, each until it is answered. */
export async function writeLeads(
  { gateways, isOver }: Weather,
  submissions: readonly Submission[],
): Promise<History[]> {
  const histories: History[] = [];
  for (const [index, submission] of submissions.entries()) {
    if (isOver()) break;
    const gateway = gateways[index % gateways.length];
    if (gateway) histories.push(await visit(gateway.origin, submission));
    await rest(200);
  }
  return histories;
}

/** Changes a home every few seconds, if a gateway answers. */
export async function edit({ gateways: [gateway], isOver }: Weather, id: string): Promise<number> {
  if (!gateway) return 0;
  const agent = createTestClient(gateway.origin);
  let edits = 0;
  for (let turn = 0; !isOver(); turn += 1) {
    const signedIn = await agent.rest('POST', '/api/admin/login', admin).catch(() => undefined);
    const change = { description: `Description number ${turn}` };
    const answer =
      signedIn?.status === 200 &&
      (await agent.rest('PUT', `/api/admin/properties/${id}`, change).catch(() => undefined));
    if (answer && answer.status === 200) edits += 1;
    await rest(3000);
  }
  return edits;
}

export const rest = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
