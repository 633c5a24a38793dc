import { Link, NavLink } from 'platform';
import type { FramePage } from '../destinations.ts';

/**
 * A NavLink marks the current page. Links with a `#` lead to sections of the home page and are never marked. `rest`:
 * the props from a menu.
 */
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
