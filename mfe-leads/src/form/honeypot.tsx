import * as styles from './form.css.ts';

/** A field that no person sees or reaches; whoever fills it in is a machine. */
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
