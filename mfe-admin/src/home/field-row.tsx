import { useId } from 'react';
import { AlertIcon, cx } from 'ui';
import * as styles from './home.css.ts';
import { fieldLabels, readable, type sections } from './home-fields.ts';
import { priceWords } from './price-words.ts';

type FieldRowProps = (typeof sections)[number]['fields'][number] & {
  value: string;
  /** The live value, if it differs. */
  live: string | undefined;
  error: string | undefined;
  onType: (text: string) => void;
};

/** A name and a value on a dotted line. It looks like a field when it has the focus. */
export function FieldRow({ name, choices, isRequired, value, live, error, onType, ...input }: FieldRowProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = [priceWords(name, value), live !== undefined && `Live now: ${readable(name, live)}`].filter(Boolean);
  const isNoted = Boolean(error) || note.length > 0;
  const control = {
    id,
    name,
    value,
    className: cx(styles.control, choices && styles.selectControl, error && styles.controlWrong),
    'aria-required': isRequired || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': isNoted ? noteId : undefined,
  };
  return (
    <div className={cx(styles.field, isNoted && styles.fieldNoted)}>
      <label htmlFor={id} className={styles.label}>
        {fieldLabels[name]}
      </label>
      {choices ? (
        <select {...control} onChange={({ target }) => onType(target.value)}>
          {choices.map(([choice, words]) => (
            <option key={choice} value={choice}>
              {words}
            </option>
          ))}
        </select>
      ) : (
        <input type="text" {...input} {...control} autoComplete="off" onChange={({ target }) => onType(target.value)} />
      )}
      {isNoted && (
        <p id={noteId} className={cx(styles.note, error && styles.wrong)}>
          {error ? (
            <>
              <AlertIcon /> {error}
            </>
          ) : (
            note.join(' ')
          )}
        </p>
      )}
    </div>
  );
}
