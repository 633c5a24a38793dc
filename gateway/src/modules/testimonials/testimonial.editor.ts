import type { NewTestimonial, TestimonialChange, TestimonialOrder } from 'schema';
import type { Testimonial } from 'schema/generated/graphql';
import type { Catalogue } from '../../core/catalogue.ts';
import { isRecordId } from '../../core/columns.ts';
import type { Database, EntityManager } from '../../core/database.ts';
import { notFound } from '../../core/errors.ts';
import { lockName } from '../../core/lock-name.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { demandExpected, demandSame, type Expectation } from '../audit/demand-expected.ts';
import { differences, type Facts } from '../audit/differences.ts';
import { defined } from '../properties/property-columns.ts';
import { TestimonialEntity } from './testimonial.entity.ts';
import { selectTestimonials } from './testimonial.record.ts';

/** Until the agent has decided, no visitor sees it. */
const WAITING = { visible: false, isWaiting: true };

export interface TestimonialEditorDeps {
  readonly database: Database;
  readonly catalogue: Catalogue;
  readonly audit: AuditTrail;
}

/** What the agent does with testimonials. A hidden one is kept. */
export function createTestimonialEditor({ database, catalogue, audit }: TestimonialEditorDeps) {
  return {
    all: () => all(database.em()),

    /**
     * The same id again returns the existing testimonial, so that a call may be repeated. Throws CONFLICT if that was
     * added in other words.
     */
    create: ({ id, visible, isWaiting, place, source = null, ...facts }: NewTestimonial): Promise<Testimonial> =>
      catalogue.change(async (em) => {
        const standing = isWaiting ? WAITING : { visible: visible ?? true, isWaiting: false };
        const columns = { ...facts, source, ...standing, position: 0 };
        if (id) {
          // Two at once come one after the other.
          await lockName(em, id);
          const known = await em.findOne(TestimonialEntity, { id });
          if (known !== null) {
            demandSame(known, { ...facts, source });
            return demand(em, id);
          }
        }
        const row = em.create(TestimonialEntity, { ...(id && { id }), ...columns });
        await em.persist(row).flush();
        await audit.record(em, deed('createTestimonial', row.id, differences({}, columns)));
        if (place != null && !columns.isWaiting) await putAt(em, audit, row.id, place);
        return demand(em, row.id);
      }),

    /** Throws CONFLICT if somebody else changed a field first. */
    update: (id: string, { expected, ...change }: TestimonialChange): Promise<Testimonial> =>
      catalogue.change(async (em) => {
        const before = await demand(em, id, 'for update');
        if (expected) demandExpected(asDecided({ now: before, expected, change }));
        const row = await em.findOneOrFail(TestimonialEntity, { id });
        const isWaiting = change.isWaiting ?? (row.isWaiting && change.visible === undefined);
        const standing = isWaiting ? WAITING : { isWaiting };
        em.assign(row, { ...defined(change), ...standing, updatedAt: new Date() });
        await em.flush();
        const after = await demand(em, id);
        await audit.record(em, deed('updateTestimonial', id, differences(before, after)));
        return after;
      }),

    /** Throws NOT_FOUND for an unknown or malformed id. */
    delete: (id: string): Promise<void> =>
      catalogue.change(async (em) => {
        const before = await demand(em, id, 'for update');
        await em.nativeDelete(TestimonialEntity, { id });
        await audit.record(em, deed('deleteTestimonial', id, differences(before, {})));
      }),

    /**
     * Puts these first, in this order. Throws NOT_FOUND if one of them is unknown, CONFLICT if somebody else has put them
     * into another order than the expected one.
     */
    order: (asked: TestimonialOrder) => catalogue.change((em) => order(em, audit, asked)),
  };
}

export type TestimonialEditor = ReturnType<typeof createTestimonialEditor>;

/** Shown, hidden or waiting is one decision: who undoes it undoes neither half of another one. */
function asDecided({ now, expected, change }: Expectation): Expectation {
  const isWhole = [expected, change].every(({ visible, isWaiting }) => visible != null && isWaiting != null);
  if (!isWhole) return { now, expected, change };
  const told = ({ isWaiting, visible, ...facts }: Facts): Facts => ({
    ...facts,
    visible: isWaiting ? 'waiting' : visible ? 'shown' : 'hidden',
  });
  return { now: told(now), expected: told(expected), change: told(change) };
}

/** Who changes the order waits for who is changing it. */
const ORDER_LOCK = 'testimonial order';

const all = (em: EntityManager) => selectTestimonials(em, 'true');
const idsOf = (testimonials: readonly Testimonial[]) => ({ order: testimonials.map(({ id }) => id) });

async function order(em: EntityManager, audit: AuditTrail, asked: TestimonialOrder): Promise<Testimonial[]> {
  // Two at once come one after the other, so that the second is compared with what the first has made.
  await lockName(em, ORDER_LOCK);
  const first = [...new Set(asked.ids)];
  const before = await all(em);
  const known = new Set(idsOf(before).order);
  if (asked.expectedIds) {
    const named = new Set([...first, ...asked.expectedIds]);
    const ids = [...known].filter((id) => named.has(id));
    demandExpected({ now: { ids }, expected: { ids: asked.expectedIds }, change: { ids: first } });
  }
  if (!first.every((id) => known.has(id))) throw notFound('Testimonial');
  return arrange(em, audit, { first, before });
}

/** Puts one at a place among those that do not wait, unless it stands there. */
async function putAt(em: EntityManager, audit: AuditTrail, id: string, place: number): Promise<void> {
  await lockName(em, ORDER_LOCK);
  const before = await all(em);
  const { order } = idsOf(before.filter(({ isWaiting }) => !isWaiting));
  const first = order.filter((other) => other !== id).toSpliced(place, 0, id);
  if (first.indexOf(id) !== order.indexOf(id)) await arrange(em, audit, { first, before });
}

interface Arrangement {
  readonly first: readonly string[];
  readonly before: readonly Testimonial[];
}

/** Within the lock of the order. */
async function arrange(em: EntityManager, audit: AuditTrail, { first, before }: Arrangement): Promise<Testimonial[]> {
  await em.nativeUpdate(TestimonialEntity, {}, { position: 0 });
  for (const [index, id] of first.entries()) {
    await em.nativeUpdate(TestimonialEntity, { id }, { position: index - first.length });
  }
  const after = await all(em);
  const changes = differences(idsOf(before), idsOf(after));
  await audit.record(em, { action: 'orderTestimonials', subject: 'Testimonial', changes });
  return after;
}

const deed = (action: string, subjectId: string, changes: ReturnType<typeof differences>) => {
  return { action, subject: 'Testimonial', subjectId, changes };
};

/** The record. With a lock, nobody else can change it until the transaction ends. */
async function demand(em: EntityManager, id: string, lock: 'for update' | '' = ''): Promise<Testimonial> {
  if (!isRecordId(id)) throw notFound('Testimonial');
  if (lock !== '') await em.execute('select 1 from testimonials where id = ? for update', [id]);
  const [testimonial] = await selectTestimonials(em, 'id = ?', [id]);
  if (testimonial === undefined) throw notFound('Testimonial');
  return testimonial;
}
