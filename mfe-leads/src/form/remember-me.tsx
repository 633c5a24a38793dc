import { useLayoutEffect, useRef } from 'react';
import { Checkbox } from 'ui/form';
import * as styles from './form.css.ts';
import { fillIn, REMEMBER } from './remembered.ts';

/** The checkbox of visitors who want to be remembered. Without scripts nothing could store this. */
export function RememberMe() {
  const place = useRef<HTMLDivElement>(null);
  // Before the form's own ref, which restores what was typed over it.
  useLayoutEffect(() => {
    const form = place.current?.closest('form');
    if (form) fillIn(form);
  }, []);
  return (
    <div ref={place} className={styles.remember}>
      <Checkbox name={REMEMBER}>Remember me on this device.</Checkbox>
    </div>
  );
}
