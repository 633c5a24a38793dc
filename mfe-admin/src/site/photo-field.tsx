import { useEffectEvent, useId } from 'react';
import { attachedAssetsPath, photoFileOf } from 'schema/pictures';
import { AlertIcon, buttonClass, cx } from 'ui';
import * as home from '../home/home.css.ts';
import { UploadTile } from '../photos/upload-tile.tsx';
import { useUploads } from '../photos/use-uploads.ts';
import { act } from '../theme/desk.css.ts';
import * as styles from './site.css.ts';
import { type FieldProps, Meeting } from './site-field.tsx';

type ShownProps = { text: string; label: string };

/** The photo as it would stand, or that there is none. */
const Shown = ({ text, label }: ShownProps) =>
  text === '' ? (
    <p className={home.note}>None: the site shows the drawing.</p>
  ) : (
    <img src={`${attachedAssetsPath}/${photoFileOf(text)}`} alt={label} className={styles.photo} />
  );

/** One photo travels as those of homes do; what stays behind of it is a name, and that is a field like the others. */
function usePhotoUpload({ name, site }: Pick<FieldProps, 'name' | 'site'>) {
  // While it travels other fields are written in: only the newest of them are right.
  const take = useEffectEvent((file: string) => site.onType(name, file));
  return useUploads({
    onUp: async (file) => take(file),
    // It is a draft until it is put live: it has to be there to be seen, and is tried again by hand.
    onNoLine: async () => false,
  });
}

type PartProps = Pick<FieldProps, 'name' | 'site'> & { id: string; text: string };

function Choices({ id, name, text, site, onChoose }: PartProps & { onChoose: (files: readonly File[]) => void }) {
  const words = text === '' ? 'Choose a photo' : 'Choose another photo';
  return (
    <div className={styles.choices}>
      <input
        id={id}
        type="file"
        name={name}
        accept="image/*"
        aria-invalid={site.errors[name] ? true : undefined}
        aria-describedby={`${id}-lines`}
        className={styles.picker}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <label htmlFor={id} className={cx(buttonClass({ tone: 'line', size: 'small' }), act, styles.choose)}>
        {words}
      </label>
      {text !== '' && (
        <button type="button" className={home.bare} onClick={() => site.onType(name, '')}>
          Show the drawing
        </button>
      )}
    </div>
  );
}

function Notes({ id, name, hint, site }: Omit<PartProps, 'text'> & Pick<FieldProps, 'hint'>) {
  const error = site.errors[name];
  return (
    <div id={`${id}-lines`} className={styles.lines}>
      {error && (
        <p className={cx(home.note, home.wrong)}>
          <AlertIcon /> {error}
        </p>
      )}
      {site.edits[name] && <p className={home.note}>Visitors still see what was there before.</p>}
      {hint && <p className={home.note}>{hint}</p>}
    </div>
  );
}

/** A picture in place of a text: chosen, seen, and given up for the drawing. */
export function PhotoField({ name, label, hint, site }: Omit<FieldProps, 'look'>) {
  const id = useId();
  const { uploads, add, retry, drop } = usePhotoUpload({ name, site });
  const live = site.live?.get(name)?.text ?? '';
  const text = site.edits[name]?.to ?? live;
  return (
    <fieldset className={styles.wide}>
      <legend className={cx(home.label, styles.legend)}>{label}</legend>
      <Shown text={text} label={label} />
      <ul className={styles.uploads}>
        {uploads.map((one) => (
          <UploadTile key={one.id} upload={one} onRetry={() => retry(one)} onDrop={() => drop(one)} />
        ))}
      </ul>
      <Choices id={id} name={name} text={text} site={site} onChoose={add} />
      <Notes id={id} name={name} hint={hint} site={site} />
      {site.conflicts.includes(name) && (
        <Meeting name={name} label={label} site={site} words={live ? 'another photo' : 'the drawing'} />
      )}
    </fieldset>
  );
}
