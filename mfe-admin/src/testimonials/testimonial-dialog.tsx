import { useRef, useState } from 'react';
import { bounds, newTestimonial } from 'schema/forms';
import { Button, Stack } from 'ui';
import { Field, FormGrid, Select, TextArea, TextInput, useForm } from 'ui/form';
import { noonOf } from '../clock/calendar-day.ts';
import { newId } from '../device/new-id.ts';
import { toldFields } from '../frame/changed-fields.ts';
import { checked } from '../frame/checked.ts';
import { FormDialog } from '../frame/form-dialog.tsx';
import type { AgentTestimonialFragment } from '../generated/operations.ts';
import { isConflict, isGone, toastFailure } from '../property-form/errors.ts';
import { sayNotAdded } from '../property-form/say-not-added.ts';
import { readWords, type Testimonials, type Words, wordsOf } from './use-testimonials.ts';

type DialogProps = { edited: AgentTestimonialFragment | null; does: Testimonials; onClose: () => void };

function adviceOn(error: unknown): string {
  if (isGone(error)) return 'It was deleted meanwhile. Copy your words to keep them.';
  return isConflict(error) ? 'Save again to put your words in its place.' : '';
}

const textOf = (fields: FormData, name: string): string => String(fields.get(name) ?? '');

/** Adds or edits a testimonial. What was typed stays until it is saved. */
export default function TestimonialDialog({ edited, does, onClose }: DialogProps) {
  /** The values that the form had at first, and those by somebody else that were shown here. */
  const seen = useRef(edited && wordsOf(edited));

  /** Sent twice, as after a lost answer, it is one testimonial. */
  const [id, setId] = useState(newId);

  async function save(id: string, before: Words, input: Words): Promise<void> {
    try {
      await does.save(id, before, input);
    } catch (error) {
      if (!isConflict(error)) throw error;
      const now = await readWords(id);
      if (now) seen.current = toldFields(before, input, now);
      throw error;
    }
  }

  const { errors, isPending, formProps } = useForm({
    read: (fields) =>
      checked(newTestimonial, {
        name: textOf(fields, 'name'),
        service: textOf(fields, 'service'),
        rating: Number(fields.get('rating')),
        reviewText: textOf(fields, 'reviewText'),
        reviewDate: noonOf(textOf(fields, 'reviewDate')),
        source: textOf(fields, 'source') || null,
      }),
    send: async (input) => {
      if (edited && seen.current) await save(edited.id, seen.current, input);
      else await does.add({ ...input, id });
      onClose();
    },
    explain: (error) =>
      edited
        ? toastFailure(error, adviceOn(error))
        : sayNotAdded(error, () => setId(newId()), 'Save again, and these are another one’s.'),
  });

  return (
    <FormDialog onClose={onClose} title={edited ? `Words of ${edited.name}` : 'Add a testimonial'}>
      <form {...formProps}>
        <Stack gap="s4">
          <Field label="Their words" error={errors.reviewText} isRequired>
            <TextArea name="reviewText" rows={6} maxLength={bounds.message} defaultValue={edited?.reviewText} />
          </Field>
          <FormGrid>
            <Field label="Name" error={errors.name} isRequired>
              <TextInput name="name" defaultValue={edited?.name} />
            </Field>
            <Field label="What for" hint="Bought in Red Bank" error={errors.service} isRequired>
              <TextInput name="service" defaultValue={edited?.service} />
            </Field>
            <Field label="Stars" error={errors.rating} isRequired>
              <Select name="rating" defaultValue={edited?.rating ?? 5}>
                {[5, 4, 3, 2, 1].map((stars) => (
                  <option key={stars}>{stars}</option>
                ))}
              </Select>
            </Field>
            <Field label="Date" error={errors.reviewDate} isRequired>
              <TextInput name="reviewDate" type="date" defaultValue={edited?.reviewDate.slice(0, 10)} />
            </Field>
            <Field label="First published" hint="Where the review stood first" error={errors.source} isWhole>
              <TextInput name="source" defaultValue={edited?.source ?? ''} />
            </Field>
          </FormGrid>
          <Button type="submit" tone="brass" pending={isPending}>
            {isPending ? 'Saving...' : 'Save'}
          </Button>
        </Stack>
      </form>
    </FormDialog>
  );
}
