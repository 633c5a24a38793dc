import { useEffect, useRef } from 'react';
import * as styles from './properties.css.ts';

type ChoiceProps = {
  name: string;
  label: string;
  /** The text if nothing is chosen. */
  any: string;
  value: string;
  options: ReadonlyArray<{ value: string; label: string }>;
  onChange: () => void;
};

/** One native select in the row of filters. It follows the URL (Back, a link) and keeps the focus meanwhile. */
export function Choice({ name, label, any, value, options, onChange }: ChoiceProps) {
  const select = useRef<HTMLSelectElement>(null);
  const followed = useRef(value);
  useEffect(() => {
    // Not at first: the server has set the value, and the visitor may have changed it before this code was loaded.
    if (select.current && followed.current !== value) select.current.value = value;
    followed.current = value;
  }, [value]);
  return (
    <select
      ref={select}
      name={name}
      aria-label={label}
      defaultValue={value}
      onChange={onChange}
      className={styles.select}
    >
      <option value="">{any}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
