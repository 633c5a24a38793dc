// Takes leads while the database is away, and stores them when it is back.
import type { LeadKind } from 'schema';
import type * as z from 'zod/mini';
import { GatewayError, parseOrThrow } from '../../core/errors.ts';
import type { MemoryLimits } from '../../core/memory-limits.ts';
import type { Arrival } from './arrival.ts';
import { addressLimitKey, type LeadInput, PER_ADDRESS } from './lead-intake.ts';
import type { LeadSpool, SpooledLead } from './lead-spool.ts';

const KEPT = 'Your message is kept here and reaches me as soon as our system is back. If it is urgent, please call.';
const NOT_KEPT = 'Your message could not be kept. Please call or write instead.';

interface Newcomer {
  readonly kind: LeadKind;
  readonly input: LeadInput;
  readonly arrival: Arrival;
}

/** Throws KEPT when the lead is safe on disk, UNAVAILABLE if it cannot be written. Asks the bot check first. */
export async function spoolLead(
  { spool, memoryLimits }: { spool: Pick<LeadSpool, 'keep'>; memoryLimits: MemoryLimits },
  { kind, input, arrival }: Newcomer,
): Promise<never> {
  const { client, receivedAt } = arrival;
  memoryLimits.demand(addressLimitKey(client.address), PER_ADDRESS);
  const { recaptchaToken: _spent, ...kept } = input;
  const { address, idempotencyKey } = client;
  const lead = { kind, input: kept, verdict: await arrival.verdict(), receivedAt, address, idempotencyKey };
  const isSpooled = await spool.keep(lead).catch((cause: unknown) => {
    throw new GatewayError('UNAVAILABLE', NOT_KEPT, { cause });
  });
  if (!isSpooled) throw new GatewayError('UNAVAILABLE', NOT_KEPT);
  throw new GatewayError('KEPT', KEPT);
}

/** Stores one kind of lead from input of unknown shape. */
export type Store = (input: unknown, arrival: Arrival) => Promise<unknown>;

/** Input from the spool is parsed like any other input. */
export function reading<T extends z.ZodMiniType>(
  schema: T,
  store: (input: z.output<T>, arrival: Arrival) => Promise<unknown>,
): Store {
  return (input, arrival) => store(parseOrThrow(schema, input), arrival);
}

/**
 * Stores a spooled lead with the time at which it arrived. It was accepted without the database, so it must not be
 * refused now: a key that is already used is left out, and so is an unknown property.
 */
export async function storeSpooled(stores: Readonly<Record<LeadKind, Store>>, lead: SpooledLead): Promise<void> {
  const { kind, input, verdict, receivedAt, address, idempotencyKey } = lead;
  const arrival = { client: { address, idempotencyKey }, receivedAt, isSpooled: true, verdict: async () => verdict };
  try {
    await stores[kind](input, arrival);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    const isUnknownProperty = error.issues?.some(({ path }) => path[0] === 'propertyId') ?? false;
    if (error.code === 'CONFLICT') return storeSpooled(stores, { ...lead, idempotencyKey: undefined });
    if (isUnknownProperty) return storeSpooled(stores, { ...lead, kind: 'contact', input: withoutProperty(lead) });
    throw error;
  }
}

/** Without the property it becomes a contact message; `source` names its kind. */
function withoutProperty({ kind, input }: SpooledLead): SpooledLead['input'] {
  return { source: `kept_${kind}`, ...input, propertyId: undefined };
}
