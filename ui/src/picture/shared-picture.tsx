import { type ReactNode, ViewTransition } from 'react';
import { moved } from './shared-picture.css.ts';

/** What the server writes knows nothing of it, nor do older Reacts of other sites. */
const canMove = typeof document === 'object' && ViewTransition !== undefined;

export interface SharedPictureProps {
  /** Of one picture on a page; absent: it does not move. */
  name: string | undefined;
  children: ReactNode;
}

/** A picture that goes to the place of the one with its name on the next page, where browsers can show that. */
export const SharedPicture = ({ name, children }: SharedPictureProps) =>
  canMove ? (
    <ViewTransition name={name} default="none" share={moved}>
      {children}
    </ViewTransition>
  ) : (
    children
  );
