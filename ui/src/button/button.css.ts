import { media, vars } from '../contract.css.ts';
import { style, variants } from '../ui-layer.ts';

export const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  borderRadius: 2,
  fontFamily: vars.font.text,
  fontWeight: 600,
  lineHeight: 1,
  letterSpacing: '.002em',
  whiteSpace: 'nowrap',
  transition: `background-color ${vars.time.color}, color ${vars.time.color}, box-shadow ${vars.time.color}`,
  selectors: {
    '&[aria-disabled="true"], &:disabled': {
      background: vars.color.duneDeep,
      color: vars.color.harbor,
      boxShadow: 'none',
      cursor: 'default',
    },
  },
  '@media': {
    // Forced colors drop fills and shadows. Without a border, the button would look like plain text.
    [media.forced]: { border: '1px solid' },
    // On paper nothing is to be pressed.
    print: { display: 'none' },
    // On a phone with large letters, the words take two lines.
    '(max-width: 17.5em)': { paddingBlock: 8, lineHeight: 1.2, textAlign: 'center', whiteSpace: 'normal' },
  },
});

const enabled = '&:hover:not([aria-disabled="true"], :disabled)';
const onHover = (rule: object) => ({ '@media': { [media.hover]: { selectors: { [enabled]: rule } } } });

export const tone = variants({
  brass: {
    background: vars.color.brass,
    color: vars.color.navy,
    ...onHover({ background: vars.color.brassLift }),
  },
  solid: {
    background: vars.color.navy,
    color: vars.color.paper,
    printColorAdjust: 'exact',
    ...onHover({ background: vars.color.harbor }),
  },
  line: {
    boxShadow: `inset 0 0 0 1.5px ${vars.tone.edge}`,
    color: vars.tone.ink,
    ...onHover({ background: vars.tone.ink, color: vars.tone.pressed }),
  },
  /** A line button with its own background, for use on a picture. */
  sheet: {
    background: vars.color.paper,
    boxShadow: `inset 0 0 0 1.5px ${vars.color.navy}`,
    color: vars.color.navy,
    ...onHover({ background: vars.color.navy, color: vars.color.paper }),
  },
});

export const size = variants({
  // On the narrowest phones, in letters twice as large, the words need a little of it.
  regular: { minHeight: 50, paddingInline: 'min(26px, 6.9vw)', fontSize: 16 },
  small: { minHeight: 44, paddingInline: 20, fontSize: 15 },
});

/** Words that are too long for it take two lines. A button of its own width is as wide as its words. */
const whole = { width: '100%', paddingBlock: 8, lineHeight: 1.2, textAlign: 'center', whiteSpace: 'normal' } as const;
const onPhones = { [media.phone]: { paddingInline: 8 } };

export const width = variants({
  own: {},
  full: { ...whole, '@media': onPhones },
  /** Full width on phones and tablets only. */
  column: { '@media': { [media.column]: whole, ...onPhones } },
});
