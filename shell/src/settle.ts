/** On the server a page's data are complete before it renders: every promise that a loader returned is awaited here. */

import { isNotFound } from 'platform';
import { RemoteError, type RouteData } from 'platform/shell';
import type { StaticHandlerContext } from 'react-router';
import { errorResponse } from './error-response.ts';

async function settleParts(parts: unknown): Promise<unknown> {
  const value = await parts;
  if (typeof value !== 'object' || value === null) return value;
  const entries = await Promise.all(Object.entries(value).map(async ([name, part]) => [name, await part] as const));
  return Object.fromEntries(entries);
}

/** A slot whose data failed is left out: only its place is lost, not the page. */
async function settleSlots(slots: RouteData['slots'], failures: string[]): Promise<RouteData['slots']> {
  const settled = await Promise.allSettled(
    Object.entries(slots).map(async ([name, parts]) => [name, (await settleParts(parts)) ?? null] as const),
  );
  for (const result of settled) if (result.status === 'rejected') failures.push(String(result.reason));
  return Object.fromEntries(settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])));
}

/** 404 if the page does not exist, 503 if a remote cannot be loaded, 500 for anything else. */
function statusOf(error: unknown): number {
  if (isNotFound(error)) return 404;
  return error instanceof RemoteError ? 503 : 500;
}

function fail(context: StaticHandlerContext, routeId: string, error: unknown, failures: string[]): number {
  const status = statusOf(error);
  if (status !== 404) failures.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  context.errors = { [routeId]: errorResponse(status) };
  context.loaderData = {};
  return status;
}

/**
 * Awaits all data of the matched route, in place. Returns the page's status: 200, 404, or 5xx if its code or data
 * failed.
 */
export async function settleRoute(context: StaticHandlerContext, routeId: string, failures: string[]): Promise<number> {
  const thrown = context.errors && Object.values(context.errors)[0];
  if (thrown) return fail(context, routeId, thrown, failures);
  const data = context.loaderData[routeId] as RouteData | undefined;
  if (!data) return 200;
  try {
    const [page, slots] = await Promise.all([settleParts(data.page), settleSlots(data.slots, failures)]);
    context.loaderData = { ...context.loaderData, [routeId]: { ...data, page, slots } };
    return 200;
  } catch (error) {
    return fail(context, routeId, error, failures);
  }
}
