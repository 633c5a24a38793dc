import { useEffect, useRef } from 'react';
import { Checkbox } from 'ui/form';
import * as styles from './form.css.ts';
import { fillIn, REMEMBER } from './remembered.ts';

/** The box for whoever wants to be known next time. Without scripts there is nothing that could keep it. */
export function RememberMe() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = place.current?.closest('form');
    if (form) fillIn(form);
  }, []);
  return (
    <div ref={place} className={styles.remember}>
      <Checkbox name={REMEMBER}>Remember me on this device.</Checkbox>
    </div>
  );
}
