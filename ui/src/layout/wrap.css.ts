import { vars } from '../contract.css.ts';
import { style, variants } from '../ui-layer.ts';

export const wrap = style({
  width: `min(100%, calc(${vars.width.content} + 2 * ${vars.space.gutter}))`,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
});

export const bandSpace = variants({
  section: { paddingBlock: vars.space.section },
  half: { paddingBlock: `calc(${vars.space.section} / 2)` },
  top: { paddingTop: vars.space.section },
  bottom: { paddingBottom: vars.space.section },
  none: {},
});
