import { toasts } from 'platform';
import { Button } from 'ui';
import * as styles from './reach-agent.css.ts';

/** A toast whose code could not be loaded: its text without animation, until it is closed. */
export function PlainToast() {
  const message = toasts.use();
  if (!message) return null;
  return (
    <div role={message.variant === 'destructive' ? 'alert' : 'status'} className={styles.toast}>
      <span className={styles.said}>{`${message.title} ${message.description ?? ''}`}</span>
      <Button tone="line" size="small" onClick={() => toasts.set(null)}>
        Close
      </Button>
    </div>
  );
}
