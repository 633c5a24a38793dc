import { documentOf, useMutation } from 'platform/apollo';
import { noonOf } from '../clock/calendar-day.ts';
import { changedFields } from '../frame/changed-fields.ts';
import {
  type AgentTestimonialFragment,
  AgentTestimonials,
  CreateTestimonial,
  DeleteTestimonial,
  OrderTestimonials,
  type TestimonialChange,
  UpdateTestimonial,
} from '../generated/operations.ts';
import { sayFailure } from '../property-form/errors.ts';
import { askViewer } from '../session/ask-viewer.ts';
import { withSession } from '../session/sign-in-again.ts';
import { useViewer } from '../session/use-viewer.ts';
import { offerUndo, withdrawUndo } from '../undo/undo.ts';

const refetchQueries = 'active';

export type Words = Required<Omit<AgentTestimonialFragment, 'id' | 'visible' | 'isWaiting'>>;

/** As the form says them where nothing was typed. */
export const wordsOf = ({ name, service, rating, reviewText, reviewDate, source }: AgentTestimonialFragment): Words => {
  return { name, service, rating, reviewText, reviewDate: noonOf(reviewDate.slice(0, 10)), source: source ?? null };
};

/** As they stand by now; undefined once they are gone. */
export async function readWords(id: string): Promise<Words | undefined> {
  const { testimonials } = await askViewer(AgentTestimonials, {});
  const one = testimonials.find((testimonial) => testimonial.id === id);
  return one && wordsOf(one);
}

/** Words of others, and what the agent does with them; each step can be taken back. */
export function useTestimonials() {
  const { viewer, ...state } = useViewer(AgentTestimonials, { variables: {} });
  const [create] = useMutation(documentOf(CreateTestimonial), { refetchQueries });
  const [update] = useMutation(documentOf(UpdateTestimonial), { refetchQueries });
  const [order] = useMutation(documentOf(OrderTestimonials), { refetchQueries });
  const [remove] = useMutation(documentOf(DeleteTestimonial), { refetchQueries });
  const found = viewer?.testimonials ?? [];
  const all = found.filter(({ isWaiting }) => !isWaiting);

  /** Does a step and says what fails; answers whether it was done. */
  async function attempt(step: () => Promise<unknown>): Promise<boolean> {
    withdrawUndo();
    try {
      await withSession(step);
      return true;
    } catch (error) {
      sayFailure(error);
      return false;
    }
  }

  const change = (id: string, input: TestimonialChange) => () => update({ variables: { id, input } });
  const setOrder = (ids: readonly string[]) => () => order({ variables: { ids: [...ids] } });

  return {
    ...state,
    all,
    /** What clients sent, and the agent has neither shown nor hidden yet. */
    waiting: found.filter(({ isWaiting }) => isWaiting),

    async show(one: AgentTestimonialFragment, visible: boolean): Promise<void> {
      const words = visible ? 'is shown to visitors' : 'is hidden';
      if (await attempt(change(one.id, { visible })))
        offerUndo(one.name, words, () => attempt(change(one.id, { visible: !visible })));
    },

    /** By one place towards the beginning (-1) or the end (1). */
    async move(one: AgentTestimonialFragment, by: -1 | 1): Promise<void> {
      const before = all.map(({ id }) => id);
      const from = before.indexOf(one.id);
      const after = before.toSpliced(from, 1).toSpliced(from + by, 0, one.id);
      if (await attempt(setOrder(after))) offerUndo(one.name, 'has another place', () => attempt(setOrder(before)));
    },

    async remove(one: AgentTestimonialFragment): Promise<void> {
      const { id, name, service, rating, reviewText, reviewDate, source, visible } = one;
      const input = { name, service, rating, reviewText, reviewDate, source, visible };
      if (await attempt(() => remove({ variables: { id } })))
        offerUndo(one.name, 'is deleted', () => attempt(() => create({ variables: { input } })));
    },

    /** Rejects with what the gateway said: the form tells it field by field. */
    add: (input: Words) => withSession<unknown>(() => create({ variables: { input } })),

    /** `seen`: what the form began with. CONFLICT where somebody else has changed a field since that is changed here, too. */
    save: (id: string, seen: Words, input: Words) => {
      const expected = changedFields(input, seen);
      return withSession<unknown>(() => update({ variables: { id, input: changedFields(seen, input), expected } }));
    },
  };
}

export type Testimonials = ReturnType<typeof useTestimonials>;
