import { useEffect, useRef } from 'react';
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

/** One quiet native select in the row of filters. It follows the address (Back, a link) and keeps the focus while it does. */
export function Choice({ name, label, any, value, options, onChange }: ChoiceProps) {
  const select = useRef<HTMLSelectElement>(null);
  const followed = useRef(value);
  useEffect(() => {
    // At first the server has set it, and whoever has chosen since, before this code came, has chosen.
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
