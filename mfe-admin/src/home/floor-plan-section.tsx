import { Section } from '../frame/section.tsx';
import { PictureField } from '../photos/picture-field.tsx';
import { readable } from './home-fields.ts';

const words = {
  none: 'None: the page says nothing of one.',
  choose: 'Choose a picture',
  another: 'Choose another picture',
  clear: 'Take it away',
};

export type FloorPlanProps = {
  file: string;
  /** The live value, if it differs. */
  live: string | undefined;
  error: string | undefined;
  onChange: (file: string) => void;
};

/** The floor plan, a picture in its own field. */
export default function FloorPlanSection({ file, live, error, onChange }: FloorPlanProps) {
  return (
    <Section title="Floor plan" aside={live !== undefined && 'one change not live'}>
      <PictureField
        name="floorPlan"
        label="Floor plan"
        isLabelHidden
        file={file}
        look="plan"
        words={words}
        error={error}
        notes={[live !== undefined && `Live now: ${readable('floorPlan', live)}`]}
        onChange={onChange}
      />
    </Section>
  );
}
