import { formatPlace, openDialog } from 'platform';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button, buttonClass, cx, Heading, Panel, Ribbon, Stack, Text } from 'ui';
import { room } from '../price.css.ts';
import { Price } from '../price.tsx';
import { SentNote } from '../sent-note.tsx';
import { ribbonOf } from '../status.ts';
import { AgentDetails } from './agent-details.tsx';
import { AskBar } from './ask-bar.tsx';
import { OpenHouses } from './open-houses.tsx';
import type { Property } from './page.tsx';
import { FormerPrice } from './price-history.tsx';
import * as styles from './property.css.ts';

/** Shown for an unknown figure. */
const UNKNOWN = '--';

function Trio({ home }: { home: Property }) {
  const figures = [
    { name: home.bedrooms === '1' ? 'Bed' : 'Beds', value: home.bedrooms },
    { name: home.bathrooms === '1' ? 'Bath' : 'Baths', value: home.bathrooms },
    { name: 'Sq. ft.', value: home.squareFeet },
  ];
  return (
    <dl className={styles.trio}>
      {figures.map(({ name, value }) => (
        <div key={name} className={styles.trioCell}>
          <dt className={cx(styles.trioName, /^[a-z]/i.test(value ?? '') && styles.trioLabel)}>{name}</dt>
          <dd className={styles.trioValue}>{value || UNKNOWN}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The two ways to ask about a home that is not sold. On a phone they stay within reach of the thumb. */
function Ask({ home }: { home: Property }) {
  const primary = useRef<HTMLDivElement>(null);
  const [answerBy, setAnswerBy] = useState<Date>();
  const about = { id: home.id, title: `${home.address}, ${formatPlace(home)}` };
  const ask = (inquiryType: 'showing' | 'info') =>
    openDialog('leads/ContactDialog', { property: { ...about, inquiryType }, onSubmitted: setAnswerBy });
  return (
    <Stack gap="s3" className={styles.onScreen}>
      <div ref={primary}>
        <Button tone="brass" width="full" onClick={() => ask('showing')}>
          Schedule a Showing
        </Button>
      </div>
      <Button tone="line" width="full" onClick={() => ask('info')}>
        Request More Info
      </Button>
      <noscript>
        <a href={`/contact?home=${home.id}`} className={buttonClass({ tone: 'brass', width: 'full' })}>
          Ask about this home
        </a>
      </noscript>
      <SentNote answerBy={answerBy} />
      <AskBar home={home} primary={primary} onShowing={() => ask('showing')} />
    </Stack>
  );
}

/**
 * Tells the styles how high the element around this one is. One that is higher than the window stays in place where its
 * lower end is seen.
 */
function useHeightAround(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const around = element.current?.parentElement;
    if (!around) return;
    const observer = new ResizeObserver(() => around.style.setProperty('--own-height', `${around.offsetHeight}px`));
    observer.observe(around);
    return () => observer.disconnect();
  }, [element]);
}

export function SideCard({ home }: { home: Property }) {
  const { status, text } = ribbonOf(home);
  const ribbon = useRef<HTMLDivElement>(null);
  useHeightAround(ribbon);
  return (
    <Panel as="aside" tone="sheet" inset="snug" className={styles.side} aria-label="At a glance">
      <div ref={ribbon} className={styles.ribbon}>
        <Ribbon status={status} inline>
          {text}
        </Ribbon>
      </div>
      <Text look="price" className={cx(styles.price, room)}>
        <Price text={home.price} />
      </Text>
      <FormerPrice changes={home.priceHistory} />
      <Heading level={1} look="sub" className={styles.address}>
        {home.address}
      </Heading>
      <Text look="quiet" className={styles.place}>
        {formatPlace(home)}
      </Text>
      <Trio home={home} />
      <OpenHouses home={home} />
      {home.status !== 'sold' && <Ask key={home.id} home={home} />}
      <AgentDetails />
    </Panel>
  );
}
