import type { HTMLAttributes } from 'react';

type BoxTag =
  | 'div'
  | 'section'
  | 'article'
  | 'aside'
  | 'header'
  | 'footer'
  | 'main'
  | 'nav'
  | 'ul'
  | 'ol'
  | 'li'
  | 'dl'
  | 'p'
  | 'span';

export type BoxProps = HTMLAttributes<HTMLElement> & { as?: BoxTag | undefined };

/** An element of any sectioning or grouping kind: what every layout component renders. */
export function Box({ as: Tag = 'div', ...rest }: BoxProps) {
  return <Tag {...rest} />;
}
