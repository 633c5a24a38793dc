import { toast } from 'platform';
import { documentOf, useMutation } from 'platform/apollo';
import { useState } from 'react';
import { Button, Stack } from 'ui';
import { Field, FormGrid, TextArea, TextInput, useForm } from 'ui/form';
import { newId } from '../device/new-id.ts';
import { CreateProperty } from '../generated/operations.ts';
import { withSession } from '../session/sign-in-again.ts';
import { fields as lines } from './fields.ts';
import { readProperty } from './read-property.ts';
import { sayNotAdded } from './say-not-added.ts';
import { createImageUpload } from './upload-images.ts';

export function PropertyForm({ onSaved }: { onSaved: () => void }) {
  const [createProperty] = useMutation(documentOf(CreateProperty));
  /** Sent twice, as after a lost answer, it is one home. */
  const [id, setId] = useState(newId);
  const [uploadImages] = useState(createImageUpload);
  const { errors, isPending, formProps } = useForm({
    read: (fields) => readProperty(fields),
    send: async (input, form) => {
      const images = await uploadImages(new FormData(form));
      const variables = { input: { ...input, id, images } };
      await withSession(() => createProperty({ variables }), `CreateProperty ${id}`);
      toast({ title: 'Property added successfully', description: 'The new property is now live.' });
      onSaved();
    },
    explain: (error) => sayNotAdded(error, () => setId(newId()), 'Press again, and this is another home.'),
  });

  return (
    <form {...formProps}>
      <Stack gap="s5">
        <FormGrid>
          {lines.map(({ name, label, required, isWhole, ...input }) => (
            <Field
              key={name}
              label={label}
              note={required ? '(required)' : undefined}
              error={errors[name]}
              isRequired={required}
              isWhole={isWhole}
            >
              <TextInput name={name} {...input} />
            </Field>
          ))}
          <Field label="Description" error={errors.description} isWhole>
            <TextArea name="description" rows={5} />
          </Field>
          <Field
            label="Photos"
            hint="JPEG, PNG, WebP or AVIF, up to 15 MB each. The first is the cover."
            error={errors.images}
            isWhole
          >
            <TextInput name="images" type="file" accept="image/*" multiple />
          </Field>
        </FormGrid>
        <Button type="submit" tone="solid" pending={isPending}>
          {isPending ? 'Submitting...' : 'Add property'}
        </Button>
      </Stack>
    </form>
  );
}
