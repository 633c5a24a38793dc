/** The menu in a line: plain HTML at first and where nothing hovers; the hover menu as soon as it is there and nobody is in the middle of using the other. */

import { NavLink, navigation, useLocation } from 'platform';
import { canHover } from 'platform/shell';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { LazyBoundary, lazyChunk, menuLinkClass, PlainDropdown, PlainMenu, PlainMenuItem, panelLinkClass } from 'ui';
import { AREAS_LABEL, type FramePage, menuAfterAreas, menuBeforeAreas } from '../destinations.ts';
import { useWanted } from '../use-idle.ts';
import { AreaName } from './area-name.tsx';
import { MenuLink } from './menu-link.tsx';

const HoverMenu = lazyChunk(() => import(/* webpackChunkName: "hover-menu" */ './hover-menu.tsx'));

const links = (pages: readonly FramePage[]): ReactNode =>
  pages.map((page) => (
    <PlainMenuItem key={page.to}>
      <MenuLink page={page} className={menuLinkClass} />
    </PlainMenuItem>
  ));

function PlainMainMenu() {
  const { key } = useLocation();
  const areas = navigation();
  return (
    <PlainMenu label="Main">
      {links(menuBeforeAreas)}
      {areas.length > 0 && (
        // A new key closes the panel once a choice has been followed.
        <PlainDropdown key={key} label={AREAS_LABEL} columns={2}>
          {areas.map((area) => (
            <li key={area.id}>
              <NavLink to={area.href} className={panelLinkClass}>
                <AreaName area={area} />
              </NavLink>
            </li>
          ))}
        </PlainDropdown>
      )}
      {links(menuAfterAreas())}
    </PlainMenu>
  );
}

/** True once the hover menu may take the plain one's place: the focus is not inside it. */
function useHandOver(menu: RefObject<HTMLElement | null>): boolean {
  const isWanted = useWanted();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const current = menu.current;
    if (!isWanted || !current || !canHover()) return;
    // Once handed over it stays so: the focus may then come and go.
    const tryNow = () => setReady((isThere) => isThere || !current.matches(':focus-within'));
    tryNow();
    const afterFocus = () => setTimeout(tryNow);
    current.addEventListener('focusout', afterFocus);
    return () => current.removeEventListener('focusout', afterFocus);
  }, [isWanted, menu]);
  return isReady;
}

export function MainMenu() {
  const place = useRef<HTMLDivElement>(null);
  const isReady = useHandOver(place);
  return (
    <div ref={place}>
      <LazyBoundary loading={<PlainMainMenu />}>{isReady ? <HoverMenu /> : <PlainMainMenu />}</LazyBoundary>
    </div>
  );
}
