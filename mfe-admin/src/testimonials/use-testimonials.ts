import { documentOf, useApolloClient, useMutation } from 'platform/apollo';
import { noonOf } from '../clock/calendar-day.ts';
import { refetchActive } from '../connection/refetch.ts';
import { changedFields } from '../frame/changed-fields.ts';
import {
  type AgentTestimonialFragment,
  AgentTestimonials,
  CreateTestimonial,
  DeleteTestimonial,
  OrderTestimonials,
  UpdateTestimonial,
} from '../generated/operations.ts';
import { toastFailure, unlessGone } from '../property-form/errors.ts';
import { queryAsAgent } from '../session/as-agent.ts';
import { withSession } from '../session/sign-in-again.ts';
import { useViewer } from '../session/use-viewer.ts';
import { beginRemoval, changeWithUndo } from '../undo/undo.ts';
import { perform, performForeseen, type Standing, useForeseen } from './foreseen.ts';

const refetchQueries = 'active';

export type Words = Required<Omit<AgentTestimonialFragment, 'id' | 'visible' | 'isWaiting'>>;

/** The values of the form if nothing was typed. */
export const wordsOf = ({ name, service, rating, reviewText, reviewDate, source }: AgentTestimonialFragment): Words => {
  return { name, service, rating, reviewText, reviewDate: noonOf(reviewDate.slice(0, 10)), source: source ?? null };
};

/** The present values. Undefined if the testimonial is deleted. */
export async function readWords(id: string): Promise<Words | undefined> {
  const { testimonials } = await queryAsAgent(AgentTestimonials, {});
  const one = testimonials.find((testimonial) => testimonial.id === id);
  return one && wordsOf(one);
}

const standingOf = ({ visible, isWaiting }: Standing): Standing => ({ visible, isWaiting });

/** All testimonials, and functions that change them, each with Undo. */
export function useTestimonials() {
  const { viewer, ...state } = useViewer(AgentTestimonials, { variables: {} });
  const { cache } = useApolloClient();
  const [create] = useMutation(documentOf(CreateTestimonial), { refetchQueries });
  const [update] = useMutation(documentOf(UpdateTestimonial), { refetchQueries });
  const [decide] = useMutation(documentOf(UpdateTestimonial));
  const [order] = useMutation(documentOf(OrderTestimonials));
  const [remove] = useMutation(documentOf(DeleteTestimonial), { refetchQueries });
  const found = useForeseen(viewer?.testimonials ?? []);
  const all = found.filter(({ isWaiting }) => !isWaiting);
  const idsInOrder = all.map(({ id }) => id);

  /** So that it is shown, too, where it cannot be loaded again. */
  function store(ids: readonly string[]): void {
    const placeOf = ({ id }: AgentTestimonialFragment) => ids.indexOf(id);
    cache.updateQuery({ query: documentOf(AgentTestimonials) }, (known) => {
      if (!known?.viewer) return;
      const testimonials = known.viewer.testimonials.toSorted((one, other) => placeOf(one) - placeOf(other));
      return { ...known, viewer: { ...known.viewer, testimonials } };
    });
  }

  /** Rejects if it failed, and with CONFLICT if the order is another than `before` by now. */
  const arrange = (after: string[], before: string[]): Promise<void> =>
    performForeseen({ order: after }, async () => {
      await order({ variables: { ids: after, expectedIds: before } });
      store(after);
    });

  /** Rejects if it failed, and with CONFLICT if another device has decided otherwise. */
  const become = (id: string, to: Standing, from: Standing): Promise<void> =>
    performForeseen({ standings: { [id]: to } }, () => decide({ variables: { id, input: to, expected: from } }));

  return {
    ...state,
    all,
    /** Testimonials from clients that the agent has neither shown nor hidden yet. */
    waiting: found.filter(({ isWaiting }) => isWaiting),

    async show(one: AgentTestimonialFragment, visible: boolean): Promise<void> {
      const words = visible ? 'is shown to visitors' : 'is hidden';
      const [before, after] = [standingOf(one), { visible, isWaiting: false }];
      await changeWithUndo(
        [one.name, words],
        () => become(one.id, after, before),
        () => become(one.id, before, after),
      );
    },

    /** Moves it by one place: -1 towards the beginning, 1 towards the end. */
    async move(one: AgentTestimonialFragment, by: -1 | 1): Promise<void> {
      const from = idsInOrder.indexOf(one.id);
      const after = idsInOrder.toSpliced(from, 1).toSpliced(from + by, 0, one.id);
      await changeWithUndo(
        [one.name, 'has another place'],
        () => arrange(after, idsInOrder),
        () => arrange(idsInOrder, after),
      );
    },

    async remove(one: AgentTestimonialFragment): Promise<void> {
      const { id, name, service, rating, reviewText, reviewDate, source } = one;
      // One that waits has no place.
      const place = one.isWaiting ? null : idsInOrder.indexOf(id);
      const input = { id, name, service, rating, reviewText, reviewDate, source, ...standingOf(one), place };
      const step = async () => {
        try {
          await remove({ variables: { id } });
        } catch (error) {
          unlessGone(error);
          refetchActive();
        }
      };
      const removal = beginRemoval();
      try {
        await perform(step);
      } catch (error) {
        // It may have been done, if only its answer was lost.
        refetchActive();
        toastFailure(error);
        return removal.failed();
      }
      removal.offer(one.name, 'is deleted', () => perform(() => create({ variables: { input } })));
    },

    /** Rejects with the gateway's refusal, which the form shows at its fields. */
    add: (input: Words & { id: string }) =>
      withSession<unknown>(() => create({ variables: { input } }), `CreateTestimonial ${input.id}`),

    /**
     * `seen`: the values that the form had at first. Rejects with CONFLICT if somebody else has changed one of these
     * fields.
     */
    save: (id: string, seen: Words, input: Words) => {
      const expected = changedFields(input, seen);
      const variables = { id, input: changedFields(seen, input), expected };
      return withSession<unknown>(() => update({ variables }), `UpdateTestimonial ${id}`);
    },
  };
}

export type Testimonials = ReturnType<typeof useTestimonials>;
