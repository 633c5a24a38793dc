import type { HTMLAttributes } from 'react';
import { cx } from './cx.ts';
import { typeClass } from './type.css.ts';

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Its place in the outline. */
  level?: 1 | 2 | 3 | 4 | undefined;
  /** How large it is set, whatever its place. */
  look?: 'hero' | 'page' | 'section' | 'sub' | 'heading' | 'name' | 'label' | undefined;
}

export function Heading({ level = 2, look = 'sub', className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag className={cx(typeClass[look], className)} {...rest} />;
}

/** The first thing said in a section. */
export function Lead({ className, ...rest }: HTMLAttributes<HTMLParagraphElement>) {
  return <p className={cx(typeClass.lead, className)} {...rest} />;
}

/** Text set in one of the type roles. */
export function Text({ look = 'body', className, ...rest }: TextProps) {
  return <p className={cx(typeClass[look], className)} {...rest} />;
}

export interface TextProps extends HTMLAttributes<HTMLParagraphElement> {
  look?: 'body' | 'quiet' | 'small' | 'note' | 'aside' | 'price' | 'figure' | undefined;
}
