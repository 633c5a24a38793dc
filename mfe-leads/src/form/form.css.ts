import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';
import { threeColumns } from './three-columns.ts';

const { style, globalStyle, variants } = layered(layers.remotes);

export const trap = style({ position: 'absolute', left: -9999, width: 1, height: 1, overflow: 'hidden' });
/** Without scripts, nothing could be remembered. */
export const remember = style({ '@media': { '(scripting: none)': { display: 'none' } } });

export const call = style({ fontWeight: 600, color: vars.tone.ink, whiteSpace: 'nowrap' });
/** A mail address is longer than a number, and has no place for a line break. */
export const mail = style({ fontWeight: 600, color: vars.tone.ink, overflowWrap: 'anywhere' });
export const promise = style({ color: vars.tone.quiet, fontSize: vars.size.small });

/** The promise on the left, the action on the right. On phones the action comes first. */
export const send = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px 24px',
  '@media': { [media.column]: { flexDirection: 'column-reverse', alignItems: 'stretch' } },
});

/** A phone number and its checkbox. */
const withBox = { display: 'grid', alignContent: 'start', minWidth: 0 };
export const phone = style(withBox);
export const wholePhone = style({ ...withBox, gridColumn: '1 / -1' });

export const trio = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: threeColumns,
  gap: '14px 20px',
  '@media': { [media.phone]: { gap: 10 } },
});

/** Back and Continue, always on one line. */
export const pair = style({ display: 'flex', flex: 'none', justifyContent: 'space-between', gap: 12 });

// On the narrowest phones the two buttons would otherwise be wider than the dialog.
globalStyle(`${pair} > *`, { '@media': { [media.phone]: { paddingInline: 16 } } });

const note = {
  display: 'flex',
  gap: 10,
  alignItems: 'center',
  padding: '12px 16px',
  fontWeight: 500,
  background: vars.color.sheet,
};
const noteEdge = (color: string) => ({
  borderLeft: `5px solid ${color}`,
  boxShadow: `0 0 0 1px ${vars.color.duneDeep}`,
});

export const outcome = variants({
  sent: { ...note, ...noteEdge(vars.color.glassDeep), color: vars.color.navy },
  failed: { ...note, ...noteEdge(vars.color.coral), color: vars.color.coral },
});
