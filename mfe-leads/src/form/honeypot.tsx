import * as styles from './form.css.ts';

/** A field that people neither see nor reach. If it is filled in, a machine sent the form. */
export function Honeypot() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        Website
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
