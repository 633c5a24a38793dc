import { type ReactNode, useEffectEvent, useId } from 'react';
import { AlertIcon, buttonClass, cx, VisuallyHidden } from 'ui';
import * as home from '../home/home.css.ts';
import { offPaper } from '../theme/paper.css.ts';
import { handOver } from './hand-over.ts';
import * as styles from './picture-field.css.ts';
import { SmallPicture, smallOf } from './small-picture.tsx';
import { UploadTile } from './upload-tile.tsx';
import { useUploads } from './use-uploads.ts';

/** What a phone shows of each, at two pixels to a point. */
const widths = { portrait: 480, plan: 768 } as const;

type PictureWords = {
  /** Shown if there is no picture. */
  none: string;
  choose: string;
  another: string;
  /** The label of the button that removes the picture. */
  clear: string;
};

type PictureFieldProps = {
  name: string;
  label: string;
  /** If a heading has the same text. */
  isLabelHidden?: boolean;
  /** The file of the new picture. Empty: none. */
  file: string;
  look: keyof typeof styles.shown;
  words: PictureWords;
  error: string | undefined;
  /** Lines below the picture. */
  notes: readonly (string | false | undefined)[];
  /** Called with another file, or with '' if the picture is removed. */
  onChange: (file: string) => void;
  children?: ReactNode;
};

type ChoicesProps = Pick<PictureFieldProps, 'name' | 'file' | 'words' | 'error' | 'onChange'> & {
  id: string;
  onChoose: (files: readonly File[]) => void;
};

function Choices({ id, name, file, words, error, onChange, onChoose }: ChoicesProps) {
  return (
    <div className={styles.choices}>
      <input
        id={id}
        type="file"
        name={name}
        accept="image/*"
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-lines`}
        className={styles.picker}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          // So that the same file can be chosen again.
          target.value = '';
        }}
      />
      <label htmlFor={id} className={cx(buttonClass({ tone: 'line', size: 'small' }), styles.choose, offPaper)}>
        {file === '' ? words.choose : words.another}
      </label>
      {file !== '' && (
        <button type="button" className={home.bare} onClick={() => onChange('')}>
          {words.clear}
        </button>
      )}
    </div>
  );
}

/**
 * A field whose value is a picture: it is chosen, shown and removed. It is uploaded like photos of homes, and its value
 * is the file's name.
 */
export function PictureField(props: PictureFieldProps) {
  const { name, label, isLabelHidden = false, file, look, words, error, notes, onChange, children } = props;
  const id = useId();
  // Other fields may change during the upload, so the latest `onChange` is called.
  const take = useEffectEvent(onChange);
  const { uploads, add, retry, drop } = useUploads({
    onUp: async (uploaded) => take(uploaded),
    // It is a draft until it is put live, and must be uploaded to be shown. So it cannot wait; the agent tries again.
    onNoLine: async () => false,
    onLeft: (sources) => void handOver(sources),
  });
  return (
    <fieldset className={styles.field}>
      <legend className={cx(home.label, !isLabelHidden && styles.legend)}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </legend>
      {file === '' ? (
        <p className={home.note}>{words.none}</p>
      ) : (
        <SmallPicture {...smallOf(file, widths[look])} alt={label} className={styles.shown[look]} />
      )}
      <ul className={styles.uploads}>
        {uploads.map((one) => (
          <UploadTile key={one.id} upload={one} onRetry={() => retry(one)} onDrop={() => drop(one)} />
        ))}
      </ul>
      <Choices id={id} name={name} file={file} words={words} error={error} onChange={onChange} onChoose={add} />
      <div id={`${id}-lines`} className={styles.lines}>
        {error && (
          <p className={cx(home.note, home.wrong)}>
            <AlertIcon /> {error}
          </p>
        )}
        {notes.map(
          (note) =>
            note && (
              <p key={note} className={home.note}>
                {note}
              </p>
            ),
        )}
      </div>
      {children}
    </fieldset>
  );
}
