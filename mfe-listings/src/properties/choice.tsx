import { VisuallyHidden } from 'ui';
import * as styles from './properties.css.ts';

type ChoiceProps = {
  name: string;
  label: string;
  /** What stands there when nothing is chosen. */
  any: string;
  value: string;
  options: ReadonlyArray<{ value: string; label: string }>;
  onChange: () => void;
};

/** One quiet native select in the row of filters. */
export function Choice({ name, label, any, value, options, onChange }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <select name={name} defaultValue={value} key={value} onChange={onChange} className={styles.select}>
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
