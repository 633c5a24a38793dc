import type { HTMLAttributes } from 'react';
import { cx } from './cx.ts';
import { typeClass } from './type.css.ts';

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** The level in the outline of the page. */
  level?: 1 | 2 | 3 | 4 | undefined;
  /** The size of the text, whatever its level. */
  look?: 'hero' | 'page' | 'section' | 'sub' | 'heading' | 'name' | 'label' | undefined;
}

export function Heading({ level = 2, look = 'sub', className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag className={cx(typeClass[look], className)} {...rest} />;
}

/** The first paragraph of a section. */
export function Lead({ className, ...rest }: HTMLAttributes<HTMLParagraphElement>) {
  return <p className={cx(typeClass.lead, className)} {...rest} />;
}

/** Text in one of the type roles. */
export function Text({ look = 'body', className, ...rest }: TextProps) {
  return <p className={cx(typeClass[look], className)} {...rest} />;
}

export interface TextProps extends HTMLAttributes<HTMLParagraphElement> {
  look?: 'body' | 'quiet' | 'small' | 'note' | 'aside' | 'price' | 'figure' | undefined;
}
