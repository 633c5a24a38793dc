/**
 * The main menu. At first, and on devices without hover, it is plain HTML. The hover menu replaces it when it is loaded
 * and the plain one is not in use.
 */

import { NavLink, navigation, useLocation } from 'platform';
import { canHover } from 'platform/shell';
import { type ReactNode, type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import {
  LazyBoundary,
  lazyChunk,
  loadChunk,
  menuLinkClass,
  PlainDropdown,
  PlainMenu,
  PlainMenuItem,
  panelLinkClass,
} from 'ui';
import { AREAS_LABEL, type FramePage, menuAfterAreas, menuBeforeAreas } from '../destinations.ts';
import { useInteractionLikely } from '../use-idle.ts';
import { AreaName } from './area-name.tsx';
import { MenuLink } from './menu-link.tsx';

const load = () => import(/* webpackChunkName: "hover-menu" */ './hover-menu.tsx');
const HoverMenu = lazyChunk(load);

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
        // A new key closes the panel after a link in it was followed.
        <PlainDropdown key={key} label={AREAS_LABEL} columns={2}>
          {areas.map((area) => (
            <li key={area.href}>
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

/** In use: to replace the menu now would lose a press that has begun, or the focus. */
const isInUse = (menu: HTMLElement): boolean => menu.matches(':focus-within, :active');

/** True when the hover menu is loaded and the plain menu is not in use. */
function useHandOver(menu: RefObject<HTMLElement | null>): boolean {
  const isInteractionLikely = useInteractionLikely();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const current = menu.current;
    if (!isInteractionLikely || !current || !canHover()) return;
    const gone = new AbortController();
    const tryNow = () => {
      if (isInUse(current)) return;
      gone.abort();
      // In a transition, the plain menu stays until the other one can be rendered at once.
      startTransition(() => setReady(true));
    };
    const afterUse = () => setTimeout(() => gone.signal.aborted || tryNow());
    const begin = () => {
      if (gone.signal.aborted) return;
      for (const type of ['focusout', 'pointerup', 'pointercancel']) addEventListener(type, afterUse, gone);
      tryNow();
    };
    // If the code does not come now, the boundary loads it again.
    loadChunk(load).then(begin, begin);
    return () => gone.abort();
  }, [isInteractionLikely, menu]);
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
