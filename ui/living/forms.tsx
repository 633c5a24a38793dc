import {
  Checkbox,
  Field,
  Fieldset,
  FormAlert,
  FormGrid,
  Radio,
  Select,
  TextArea,
  TextInput,
} from '../src/form/index.ts';
import { Section, Specimen } from './specimen.tsx';

const states = [
  { name: 'at rest', field: {}, control: {} },
  { name: 'with a hint', field: { hint: 'As on the deed' }, control: {} },
  { name: 'filled', field: {}, control: { defaultValue: '12 Dune Road' } },
  { name: 'invalid', field: { error: 'Required', isRequired: true, note: '(required)' }, control: {} },
  { name: 'disabled', field: {}, control: { disabled: true } },
];

/** What can be filled in. */
export function Forms() {
  return (
    <Section title="Fields" tone="glass">
      <Specimen name="TextInput">
        <FormGrid>
          {states.map(({ name, field, control }) => (
            <Field key={name} label={`Address, ${name}`} {...field}>
              <TextInput {...control} />
            </Field>
          ))}
        </FormGrid>
      </Specimen>
      <Specimen name="Select, the browser's own">
        <FormGrid>
          {states.map(({ name, field, control: { disabled } }) => (
            <Field key={name} label={`Property type, ${name}`} {...field}>
              <Select disabled={disabled} defaultValue={name === 'filled' ? 'condo' : ''}>
                <option value="">Choose one</option>
                <option value="condo">Condo</option>
              </Select>
            </Field>
          ))}
        </FormGrid>
      </Specimen>
      <Specimen name="TextArea">
        <FormGrid>
          <Field label="Message" isWhole>
            <TextArea rows={3} />
          </Field>
          <Field label="Message, invalid" error="At most 5000 characters" isWhole>
            <TextArea rows={3} defaultValue="Too long" />
          </Field>
        </FormGrid>
      </Specimen>
      <Specimen name="Checkbox, Radio and Fieldset">
        <Fieldset legend="When may I call?">
          <Radio name="when" defaultChecked>
            In the morning
          </Radio>
          <Radio name="when">In the evening</Radio>
          <Checkbox>And write as well</Checkbox>
        </Fieldset>
      </Specimen>
      <Specimen name="FormAlert">
        <FormAlert>Two fields need your attention.</FormAlert>
      </Specimen>
    </Section>
  );
}
