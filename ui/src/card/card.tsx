import type { HTMLAttributes, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Box, type BoxProps } from '../layout/box.tsx';
import { SharedPicture } from '../picture/shared-picture.tsx';
import { typeClass } from '../type.css.ts';
import * as styles from './card.css.ts';

/** A home as in a brochure. Put `cardLinkClass` on the link in its name, so that the whole card is the link. */
export function CardFrame({ as = 'article', className, ...rest }: BoxProps) {
  return <Box as={as} className={cx(styles.frame, className)} {...rest} />;
}

export interface CardPictureProps {
  children: ReactNode;
  ribbon?: ReactNode;
  /** The name by which view transitions move the picture from one page to the next. */
  sharedName?: string | undefined;
}

/** The card's picture with the ribbon over its edge. */
export function CardPicture({ children, ribbon, sharedName }: CardPictureProps) {
  return (
    <div className={styles.picture}>
      <SharedPicture name={sharedName}>{children}</SharedPicture>
      {ribbon}
    </div>
  );
}

/** The line under the picture: the price on the left, `opposite` on the right. */
export function CardPrice({ children, opposite }: { children: ReactNode; opposite?: ReactNode }) {
  return (
    <div className={styles.row}>
      <span className={typeClass.price}>{children}</span>
      {opposite}
    </div>
  );
}

export interface CardNameProps extends HTMLAttributes<HTMLHeadingElement> {
  level?: 2 | 3 | 4 | undefined;
}

/** The card's heading, which is an address. */
export function CardName({ level = 3, className, ...rest }: CardNameProps) {
  const Tag = `h${level}` as const;
  return <Tag className={cx(styles.address, className)} {...rest} />;
}

export function CardPlace({ children }: { children: ReactNode }) {
  return <p className={styles.place}>{children}</p>;
}
