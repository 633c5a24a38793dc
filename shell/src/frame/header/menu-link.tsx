import { Link, NavLink } from 'platform';
import type { FramePage } from '../destinations.ts';

/** A link to a page says when one is there; a link to a part of the home page never does. The rest is what a menu hands to its links. */
export const MenuLink = ({ page, ...rest }: { page: FramePage; className: string }) =>
  page.to.includes('#') ? (
    <Link to={page.to} {...rest}>
      {page.label}
    </Link>
  ) : (
    <NavLink to={page.to} {...rest}>
      {page.label}
    </NavLink>
  );
