/** The menu in a line: plain HTML at first and where nothing hovers; the hover menu as soon as it is there and nobody is in the middle of using the other. */

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

/** A press that ends on another element than it began on leads nowhere; a focus whose element goes is lost. */
const isInUse = (menu: HTMLElement): boolean => menu.matches(':focus-within, :active');

/** True once the hover menu has come and may take the plain one's place: nobody is in the middle of using that. */
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
      // The plain one stays until the other can be drawn in one go.
      startTransition(() => setReady(true));
    };
    const afterUse = () => setTimeout(() => gone.signal.aborted || tryNow());
    const begin = () => {
      if (gone.signal.aborted) return;
      for (const type of ['focusout', 'pointerup', 'pointercancel']) addEventListener(type, afterUse, gone);
      tryNow();
    };
    // Code that does not come at first is for the boundary to ask for again.
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
