import { useEffect } from 'react';
import { cx } from 'ui';
import { offline } from '../connection/connection.ts';
import * as styles from '../connection/offline-notice.css.ts';
import { deed } from '../frame/notice.css.ts';
import { openWaiting } from '../frame/overlay.ts';
import { signIns } from '../session/sign-in-again.ts';
import { load } from './queue.ts';
import { countInWords } from './queue-words.ts';
import { type Sending, sending, sendWaiting } from './send.ts';
import { type Waiting, waiting } from './waiting.ts';

function inWords(items: readonly Waiting[], isOffline: boolean, how: Sending): string {
  const open = items.filter(({ problem }) => problem === undefined);
  const waits = open.length === 1 ? 'waits' : 'wait';
  if (open.length === 0) return `${countInWords(items)} could not be sent.`;
  if (isOffline) return `${countInWords(open)} ${waits} for the line.`;
  if (how === 'signedOut') return `${countInWords(open)} ${waits} for you to sign in.`;
  return `Sending ${countInWords(open)}…`;
}

/** Says what waits on this device, and sends it when there is a connection. */
export default function QueueNotice() {
  const items = waiting.use();
  const isOffline = offline.use();
  const how = sending.use();
  const count = items.length;
  // A browser that stores nothing has nothing to send.
  useEffect(() => void load().catch(() => undefined), []);
  // What waits for a log-in is sent after the next one, whatever opened it.
  const timesSignedIn = signIns.use();
  useEffect(() => {
    if (!isOffline && count > 0) void sendWaiting();
  }, [isOffline, count, timesSignedIn]);
  return (
    <div role="status">
      {count > 0 && (
        <p className={cx(styles.notice, styles.withDeed)}>
          {inWords(items, isOffline, how)}
          <button type="button" className={deed} onClick={openWaiting}>
            Look
          </button>
        </p>
      )}
    </div>
  );
}
