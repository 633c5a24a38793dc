import { bounds, newTestimonial } from 'schema/forms';
import { Button, Stack } from 'ui';
import { Field, FormGrid, Select, TextArea, TextInput, useForm } from 'ui/form';
import { noonOf } from '../clock/calendar-day.ts';
import { checked } from '../frame/checked.ts';
import { FormDialog } from '../frame/form-dialog.tsx';
import type { AgentTestimonialFragment } from '../generated/operations.ts';
import { sayFailure } from '../property-form/errors.ts';
import type { Testimonials } from './use-testimonials.ts';

type DialogProps = { edited: AgentTestimonialFragment | null; onSave: Testimonials['save']; onClose: () => void };

const textOf = (fields: FormData, name: string): string => String(fields.get(name) ?? '');

/** A testimonial, added or mended. What was typed stays until it is saved. */
export function TestimonialDialog({ edited, onSave, onClose }: DialogProps) {
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
      await onSave(edited, input);
      onClose();
    },
    explain: sayFailure,
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
