/** The menu whose dropdown opens on hover. It uses Radix, so it is loaded late. */

import { NavLink, navigation } from 'platform';
import { menuLinkClass, panelLinkClass } from 'ui';
import { Menu, MenuDropdown, MenuItem, MenuPanelItem } from 'ui/menu';
import { AREAS_LABEL, type FramePage, menuAfterAreas, menuBeforeAreas } from '../destinations.ts';
import { AreaName } from './area-name.tsx';
import { MenuLink } from './menu-link.tsx';

const links = (pages: readonly FramePage[]) =>
  pages.map((page) => (
    <MenuItem key={page.to}>
      <MenuLink page={page} className={menuLinkClass} />
    </MenuItem>
  ));

export default function HoverMenu() {
  const areas = navigation();
  return (
    <Menu label="Main">
      {links(menuBeforeAreas)}
      {areas.length > 0 && (
        <MenuDropdown label={AREAS_LABEL} columns={2}>
          {areas.map((area) => (
            <MenuPanelItem key={area.href}>
              <NavLink to={area.href} className={panelLinkClass}>
                <AreaName area={area} />
              </NavLink>
            </MenuPanelItem>
          ))}
        </MenuDropdown>
      )}
      {links(menuAfterAreas())}
    </Menu>
  );
}
