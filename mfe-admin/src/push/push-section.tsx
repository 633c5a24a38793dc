import { Button, Skeleton } from 'ui';
import * as styles from '../account/account.css.ts';
import { deviceInWords } from '../account/deed-words.ts';
import { Failed } from '../frame/failed.tsx';
import { Section } from '../frame/section.tsx';
import { formatMoment } from '../leads/lead-words.ts';
import { Switch } from '../theme/switch.tsx';
import type { Ability } from './subscription.ts';
import { type PushDevice, usePush } from './use-push.ts';

const promise = 'A new lead shows here while the site is closed: “A showing, Rumson”, and nothing of who wrote.';

const hints: Readonly<Record<Ability, string>> = {
  able: promise,
  refused: 'This browser does not let the site show news. Allow notifications for it in the browser’s settings first.',
  homeScreen: 'An iPhone shows news once this page is on its home screen: Share, then Add to Home Screen.',
  unable: 'This browser cannot show news of a site that is closed.',
};

function stateOf({ createdAt, lastSentAt, lastFailedAt }: PushDevice, now: number): string {
  if (lastFailedAt) return `Could not be reached ${formatMoment(lastFailedAt, now)}`;
  return lastSentAt ? `Told last ${formatMoment(lastSentAt, now)}` : `On since ${formatMoment(createdAt, now)}`;
}

/** The devices that are notified of new leads: a switch for this one, and a button to remove each of the others. */
export default function PushSection({ now }: { now: number }) {
  const { push, own, hasFailed, refetch, isPending, allow, remove } = usePush();
  if (!push)
    return (
      <Section title="News on your devices">
        {!hasFailed && <Skeleton height={140} />}
        {hasFailed && <Failed what="Your devices" onRetry={refetch} />}
      </Section>
    );
  const words = own ? 'On' : 'Off';
  return (
    <Section title="News on your devices">
      <ul>
        <li className={styles.row}>
          <span>
            <b className={styles.name}>This device</b>
            <span className={styles.quiet}>{own ? stateOf(own, now) : hints[push.ability]}</span>
          </span>
          <Switch
            isOn={own !== undefined}
            words={isPending ? 'One moment...' : words}
            label="Show new leads on this device"
            isDisabled={isPending || (!own && push.ability !== 'able')}
            onChange={(isOn) => void (isOn ? allow(push.publicKey) : own && remove(own, { isOwn: true }))}
          />
        </li>
        {push.devices
          .filter((device) => device !== own)
          .map((device) => (
            <li key={device.id} className={styles.row}>
              <span>
                <b className={styles.name}>{deviceInWords(device.userAgent)}</b>
                <span className={styles.quiet}>{stateOf(device, now)}</span>
              </span>
              <Button
                tone="line"
                size="small"
                aria-label={`Take away ${deviceInWords(device.userAgent)}`}
                pending={isPending}
                onClick={() => void remove(device, { isOwn: false })}
              >
                Take away
              </Button>
            </li>
          ))}
      </ul>
    </Section>
  );
}
