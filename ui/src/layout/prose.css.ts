import { vars } from '../contract.css.ts';
import { globalStyle, style } from '../ui-layer.ts';

export const prose = style({ maxWidth: vars.width.measure });

globalStyle(`${prose} > * + *`, { marginTop: '1.05em' });
globalStyle(`${prose} ul`, { listStyle: 'disc', paddingInlineStart: '1.2em' });
globalStyle(`${prose} ol`, { listStyle: 'decimal', paddingInlineStart: '1.4em' });
globalStyle(`${prose} a`, {
  textDecoration: 'underline',
  textDecorationColor: vars.color.brass,
  textDecorationThickness: 1.5,
  textUnderlineOffset: 4,
});

export const visuallyHidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
