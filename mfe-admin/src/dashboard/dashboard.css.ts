import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';
import { largeLetters, wide } from '../frame/measures.ts';

const { style } = layered(layers.remotes);

export const content = style({
  display: 'grid',
  gap: 'clamp(16px, 2.2vw, 28px)',
  '@media': { [wide]: { paddingTop: 30 } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s3,
  padding: '20px 22px 14px',
});

export const message = style({ padding: '8px 22px 24px' });

export const more = style({ padding: '14px 22px 24px' });

/** The notice about mail within the panel of the homes, if there is one. */
export const mail = style({ padding: '0 22px 14px', selectors: { '&:empty': { display: 'none' } } });
export const notice = style({ padding: '14px 22px' });
/** A folder's path has no place for a line break. */
export const path = style({ overflowWrap: 'anywhere' });

/** Where a price in millions and a status do not fit beside a photo. */
const slim = '(max-width: 350px)';
/** On phones, on their side, too, a row is a card: the photo on the left, the facts beside it, the action below. */
const onPhone = (rule: object, onSlim: object = {}, inLargeLetters: object = {}) => ({
  '@media': { [media.carousel]: rule, [slim]: onSlim, [largeLetters]: inLargeLetters },
});

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 15.5,
  fontVariantNumeric: 'lining-nums tabular-nums',
  ...onPhone({ display: 'block' }),
});

export const tableHead = style(
  onPhone({ position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden' }),
);
export const body = style(onPhone({ display: 'block' }));
export const row = style(
  onPhone(
    {
      display: 'grid',
      gridTemplateColumns: '76px minmax(0, 1fr) auto',
      gridTemplateRows: 'auto auto 1fr',
      gap: '2px 14px',
      padding: '16px 18px',
      borderBottom: `1px solid ${vars.color.dune}`,
    },
    {},
    // A price in millions does not fit beside the photo, which stands above it.
    { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'none' },
  ),
);

const base = {
  padding: '11px 14px 11px 0',
  textAlign: 'left',
  borderBottom: `1px solid ${vars.color.dune}`,
  selectors: { '&:first-child': { paddingLeft: 22 }, '&:last-child': { paddingRight: 22, textAlign: 'right' } },
} as const;

const placed = (place: object, onSlim?: object) => ({
  ...base,
  ...onPhone(
    {
      border: 0,
      padding: 0,
      selectors: { '&:first-child, &:last-child': { padding: 0, textAlign: 'inherit' } },
      ...place,
    },
    onSlim,
    { gridColumn: '1', gridRow: 'auto' },
  ),
});

export const headCell = style({
  ...base,
  fontSize: 14,
  fontWeight: 600,
  color: vars.color.slate,
  borderBottomColor: vars.color.navy,
});
export const photoCell = style(placed({ gridRow: '1 / 4' }, { gridRow: '1 / 5' }));
export const nameCell = style({ ...placed({ gridColumn: '2 / -1' }), overflowWrap: 'anywhere' });
export const placeCell = style({
  ...placed({ gridColumn: '2 / -1', color: vars.color.slate }),
  overflowWrap: 'anywhere',
});
export const priceCell = style(placed({ gridColumn: '2' }, { gridColumn: '2 / -1' }));
/** The date or the status, opposite the price. */
export const standingCell = style(placed({ gridColumn: '3', gridRow: '3' }, { gridColumn: '2 / -1', gridRow: '4' }));
export const sideCell = style(placed({ gridColumn: '2 / -1', color: vars.color.slate }));
export const actionCell = style(placed({ gridColumn: '1 / -1', display: 'grid', marginTop: 12 }));

export const cover = style({ width: 76 });
