/** The drawing in its window, and what lies over it: names, lit windows, the zoom buttons, a town's card. */

import { navigation } from 'platform';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button, LazyBoundary, lazyChunk, RoundButton } from 'ui';
import { tallShore } from '../drawings/generated/shore-tall.ts';
import { wideShore } from '../drawings/generated/shore-wide.ts';
import { tiles } from '../pictures/generated/tiles.ts';
import { Drawing } from './drawing.tsx';
import { towns, waters } from './generated/places.ts';
import { northToSouth } from './homes-by-town.ts';
import { placed } from './place.ts';
import * as styles from './shore.css.ts';
import { Town } from './town.tsx';
import { TownCard } from './town-card.tsx';
import { useFold } from './use-fold.ts';
import { useHomes } from './use-homes.ts';
import { usePan } from './use-pan.ts';
import { useZoom } from './use-zoom.ts';

const Evening = lazyChunk(() => import(/* webpackChunkName: "shore-evening" */ './evening.tsx'));

/** The towns whose names are shown while the whole coast is visible in a narrow window. */
const FIRST = new Set([
  'new-york',
  'union-beach',
  'highlands',
  'sea-bright',
  'holmdel',
  'red-bank',
  'colts-neck-township',
  'long-branch',
  'asbury-park',
]);

const Waters = () => (
  <p aria-hidden="true">
    {waters.map(({ name, wide }) => (
      <span key={name} className={styles.water} style={placed(wide, wide)}>
        {name}
      </span>
    ))}
  </p>
);

const Sign = ({ d }: { d: string }) => (
  <svg
    width="18"
    height="18"
    viewBox="0 0 18 18"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.9"
    aria-hidden="true"
  >
    <path d={d} />
  </svg>
);

/** True when scripts run. */
function useIsLive(): boolean {
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return isLive;
}

/** Listens on the whole drawing, because the focus may be on another name while a card is open. */
function useEscape(frame: RefObject<HTMLElement | null>, onEscape: (() => void) | undefined): void {
  useEffect(() => {
    const element = frame.current;
    if (!element || !onEscape) return undefined;
    const listen = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') onEscape();
    };
    element.addEventListener('keydown', listen);
    return () => element.removeEventListener('keydown', listen);
  }, [frame, onEscape]);
}

export default function Coast() {
  const frame = useRef<HTMLDivElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const zoom = useZoom(view);
  usePan(view);
  const { isFolded, unfold } = useFold(frame);
  const isLive = useIsLive();
  const homes = useHomes();
  const order = northToSouth(homes);
  const [open, setOpen] = useState<{ slug: string; name: HTMLElement }>();
  const bySlug = new Map(navigation().map((town) => [town.slug, town]));
  const shown = towns.flatMap((place) => {
    const town = bySlug.get(place.slug);
    return town ? [{ ...town, place }] : [];
  });
  const opened = shown.find(({ slug }) => slug === open?.slug);
  const close = (): void => {
    open?.name.focus();
    setOpen(undefined);
  };
  useEscape(frame, opened ? close : undefined);
  const style = zoom.isFarthest ? undefined : { ['--step' as string]: zoom.step };
  return (
    <div className={styles.frame} ref={frame} data-folded={isFolded ? '' : undefined}>
      <div ref={view} className={styles.view}>
        <div className={styles.sheet} style={style} data-near={zoom.isFarthest ? undefined : ''}>
          <Drawing
            wide={wideShore}
            tall={tallShore}
            alt="The coast from New York to Asbury Park, with a landmark in each town"
          />
          {isLive && (
            <LazyBoundary>
              <Evening />
            </LazyBoundary>
          )}
          <Waters />
          <ul aria-label="Towns of the Shore" className={styles.names}>
            {shown.map(({ slug, name, href, place }) => (
              <Town
                key={slug}
                town={place}
                name={name}
                href={href}
                homes={homes.get(slug)}
                order={order}
                isFirst={FIRST.has(slug)}
                isOpen={slug === open?.slug}
                onPress={
                  isLive ? (element) => setOpen(slug === open?.slug ? undefined : { slug, name: element }) : undefined
                }
              />
            ))}
          </ul>
        </div>
      </div>
      {isFolded && (
        <Button tone="brass" className={styles.opener} onClick={unfold}>
          Open the map
        </Button>
      )}
      {isLive && (
        <div className={styles.controls}>
          <RoundButton label="Nearer" look="sheet" aria-disabled={zoom.isNearest} onClick={zoom.nearer}>
            <Sign d="M9 1v16M1 9h16" />
          </RoundButton>
          <RoundButton label="Farther" look="sheet" aria-disabled={zoom.isFarthest} onClick={zoom.farther}>
            <Sign d="M1 9h16" />
          </RoundButton>
        </div>
      )}
      {opened && (
        <TownCard
          key={opened.slug}
          slug={opened.slug}
          name={opened.name}
          state={opened.state}
          href={opened.href}
          poster={tiles[opened.slug]}
          onClose={close}
        />
      )}
    </div>
  );
}
