import { type ReactNode, ViewTransition } from 'react';
import { moved } from './shared-picture.css.ts';

/** False on the server, and with other sites' older React. */
const canMove = typeof document === 'object' && ViewTransition !== undefined;

export interface SharedPictureProps {
  /** Unique on a page. Absent: the picture does not move. */
  name: string | undefined;
  children: ReactNode;
}

/**
 * A picture that moves to the place of the picture with the same name on the next page, in browsers that support it.
 */
export const SharedPicture = ({ name, children }: SharedPictureProps) =>
  canMove ? (
    <ViewTransition name={name} default="none" share={moved}>
      {children}
    </ViewTransition>
  ) : (
    children
  );
