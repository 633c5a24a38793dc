import { createVar } from '@vanilla-extract/css';
import { media, vars } from '../contract.css.ts';
import { globalStyle, style, variants } from '../ui-layer.ts';
import { inRail, railOf } from './rail.ts';

const count = createVar();
const tabletCount = createVar();
const phoneCount = createVar();

export const columns = style({
  display: 'grid',
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: `repeat(${tabletCount}, minmax(0, 1fr))` },
    [media.phone]: { gridTemplateColumns: `repeat(${phoneCount}, minmax(0, 1fr))` },
  },
});

/** A picture stays with the words under it. */
globalStyle(`${columns} > *`, { '@media': { print: { breakInside: 'avoid' } } });

export const wide = variants({
  2: { vars: { [count]: '2' } },
  3: { vars: { [count]: '3' } },
  4: { vars: { [count]: '4' } },
  6: { vars: { [count]: '6' } },
});

export const tablet = variants({
  1: { vars: { [tabletCount]: '1' } },
  2: { vars: { [tabletCount]: '2' } },
  3: { vars: { [tabletCount]: '3' } },
});

export const phone = variants({
  1: { vars: { [phoneCount]: '1' } },
  2: { vars: { [phoneCount]: '2' } },
  rail: {},
});

export const columnGap = variants({
  cards: { gap: 'clamp(32px, 4vw, 56px) clamp(20px, 2.4vw, 32px)' },
  wide: { gap: 'clamp(36px, 4.8vw, 72px)', '@media': { [media.tablet]: { gap: 28 } } },
  quotes: { gap: 'clamp(24px, 3.4vw, 52px)' },
  close: { gap: 14, '@media': { [media.column]: { gap: 12 } } },
  normal: { gap: vars.space.s5 },
});

/** After the gaps, because a rail has its own. */
export const rail = style({ '@media': { [media.phone]: railOf('78%') } });
globalStyle(`${rail} > *`, { '@media': { [media.phone]: inRail } });
