import { vars } from 'ui/contract';

/** A town's name on the drawing, as a paper label. */
export const label = {
  padding: '4px 8px',
  borderRadius: 2,
  background: vars.color.paper,
  color: vars.color.navy,
  fontFamily: vars.font.display,
  fontSize: 16,
  fontWeight: 500,
  lineHeight: '18px',
  whiteSpace: 'nowrap',
} as const;
