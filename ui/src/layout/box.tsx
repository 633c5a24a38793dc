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

/** A sectioning or grouping element. All layout components render it. */
export function Box({ as: Tag = 'div', ...rest }: BoxProps) {
  return <Tag {...rest} />;
}
