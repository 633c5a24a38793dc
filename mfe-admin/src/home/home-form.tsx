import type { FieldErrors } from 'ui/form';
import { Section } from '../frame/section.tsx';
import { Description } from './description.tsx';
import { type Edits, editedNames, laidOver } from './edits.ts';
import { FieldRow } from './field-row.tsx';
import { FloorPlan } from './floor-plan.tsx';
import { type FieldName, type HomeValues, sections } from './home-fields.ts';

type HomeFormProps = {
  /** The live values. Empty for a new home. */
  live: HomeValues;
  edits: Edits;
  errors: FieldErrors;
  isSold: boolean;
  isNew?: boolean;
  onType: (name: FieldName, text: string) => void;
};

const wordCount = (text: string): string => {
  const count = text.split(/\s+/).filter(Boolean).length;
  return count === 1 ? '1 word' : `${count} words`;
};

const changes = (count: number): string => (count === 1 ? 'one change not live' : `${count} changes not live`);

/** All fields of a home, in sections. */
export function HomeForm({ live, edits, errors, isSold, isNew = false, onType }: HomeFormProps) {
  const values = laidOver(live, edits);
  const edited = editedNames(edits);
  const liveOf = (name: FieldName) => (!isNew && edited.includes(name) ? live[name] : undefined);
  return (
    <>
      {sections
        .filter(({ isOfSale, isOfRental }) => (!isOfSale || isSold) && (!isOfRental || values.listingType === 'rent'))
        .map(({ title, fields }) => {
          const count = fields.filter(({ name }) => edited.includes(name)).length;
          return (
            <Section key={title} title={title} aside={!isNew && count > 0 && changes(count)}>
              {fields.map((field) => (
                <FieldRow
                  key={field.name}
                  {...field}
                  value={values[field.name]}
                  live={liveOf(field.name)}
                  error={errors[field.name]}
                  onType={(text) => onType(field.name, text)}
                />
              ))}
            </Section>
          );
        })}
      <FloorPlan
        file={values.floorPlan}
        live={liveOf('floorPlan')}
        error={errors.floorPlan}
        onChange={(file) => onType('floorPlan', file)}
      />
      <Section title="Description" aside={wordCount(values.description)}>
        <Description
          value={values.description}
          live={liveOf('description')}
          error={errors.description}
          onType={(text) => onType('description', text)}
        />
      </Section>
    </>
  );
}
