import { useId } from 'react';
import { explainSteering } from 'schema';
import { AlertIcon, cx } from 'ui';
import * as home from '../home/home.css.ts';
import * as styles from './site.css.ts';
import { type SiteEdits, without } from './site-edits.ts';
import type { SiteFieldLook } from './site-words.ts';
import type { SiteContent } from './use-site.ts';

export type FieldProps = {
  name: string;
  label: string;
  look?: SiteFieldLook | undefined;
  hint?: string | undefined;
  site: SiteContent;
};

type LinesProps = { id: string; name: string; hint: string | undefined; isWide: boolean; site: SiteContent };

/** `words`: describes the present value if its text means nothing to a reader. */
type MeetingProps = Pick<FieldProps, 'name' | 'label' | 'site'> & { words?: string };

/** Changed here and elsewhere: the agent chooses which text to keep. */
export function Meeting({ name, label, site, words }: MeetingProps) {
  const text = site.live?.get(name)?.text ?? '';
  const edit = site.edits[name];
  const mine = (): SiteEdits => ({ ...site.edits, ...(edit && { [name]: { from: text, to: edit.to } }) });
  return (
    <fieldset aria-label={`${label}, changed on another device`} className={cx(home.notice, styles.meeting)}>
      <p className={home.noticeWords}>
        <b>Changed on another device to:</b> {words ?? text}
      </p>
      <button type="button" className={home.bare} onClick={() => site.keep(without(site.edits, name))}>
        Take it
      </button>
      <button type="button" className={home.bare} onClick={() => site.keep(mine())}>
        Keep mine
      </button>
    </fieldset>
  );
}

/** The error of a field, its live value, and its value in `site.json`. */
function Lines({ id, name, hint, isWide, site }: LinesProps) {
  const { text, fileText, isChanged } = site.live?.get(name) ?? { text: '', fileText: '', isChanged: false };
  const error = site.errors[name];
  const isEdited = site.edits[name] !== undefined;
  return (
    <div id={id} className={styles.lines}>
      {error && (
        <p className={cx(home.note, home.wrong)}>
          <AlertIcon /> {error}
        </p>
      )}
      {isEdited && (
        <p className={home.note}>{isWide ? 'Visitors still read what was there before.' : `Live now: ${text}`}</p>
      )}
      {hint && <p className={home.note}>{hint}</p>}
      {isChanged && !isEdited && (
        <button type="button" className={styles.back} onClick={() => site.onType(name, fileText)}>
          As it came
        </button>
      )}
    </div>
  );
}

/** Names words that steer while they are typed. It blocks nothing. */
function Steering({ text }: { text: string }) {
  return (
    <div role="status">
      {explainSteering(text).map(({ phrase, reason }) => (
        <p key={phrase} className={`${home.notice} ${home.noticeHint}`}>
          <span className={home.noticeWords}>
            <b>“{phrase}”</b> {reason}
          </span>
        </p>
      ))}
    </div>
  );
}

/** One field of the site: name and value on a dotted line, or a long text below its name. */
export function SiteField({ name, label, look = 'line', hint, site }: FieldProps) {
  const id = useId();
  const value = site.edits[name]?.to ?? site.live?.get(name)?.text ?? '';
  const error = site.errors[name];
  const isWide = look !== 'line';
  const control = {
    id,
    name,
    value,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': `${id}-lines`,
    onChange: ({ target }: { target: { value: string } }) => site.onType(name, target.value),
  };
  return (
    <div className={isWide ? styles.wide : styles.field}>
      <label htmlFor={id} className={home.label}>
        {label}
      </label>
      {isWide ? (
        <textarea
          {...control}
          className={cx(
            home.proseField,
            styles.text,
            look === 'list' && styles.list,
            look === 'words' && styles.short,
            error && home.controlWrong,
          )}
        />
      ) : (
        <input {...control} type="text" autoComplete="off" className={cx(home.control, error && home.controlWrong)} />
      )}
      <Lines id={`${id}-lines`} name={name} hint={hint} isWide={isWide} site={site} />
      {isWide && <Steering text={value} />}
      {site.conflicts.includes(name) && <Meeting name={name} label={label} site={site} />}
    </div>
  );
}
