import type { ReactNode } from 'react';
import { ArrowLongIcon } from '../icons/arrows.tsx';
import { textLinkWordsClass } from './text-link.css.ts';

/** The content of a link with `textLinkClass`: the underlined words and the arrow. */
export function TextLinkWords({ children }: { children: ReactNode }) {
  return (
    <>
      <span className={textLinkWordsClass}>{children}</span>
      <ArrowLongIcon />
    </>
  );
}
