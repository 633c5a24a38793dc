/** The frame around every page: header, page, footer, and later the overlays. */

import { navigation, useLocation } from 'platform';
import { Hydrated } from 'platform/shell';
import { Suspense, useRef } from 'react';
import { Outlet, ScrollRestoration, useMatches } from 'react-router';
import { cx } from 'ui';
import { unknownPage } from '../pages.ts';
import { DeadPress } from '../unavailable/dead-press.tsx';
import { DeferredOverlays } from './deferred-overlays.tsx';
import { Footer } from './footer/footer.tsx';
import * as styles from './frame.css.ts';
import { Header } from './header/header.tsx';
import { isDesk, variantOf } from './header/variant.ts';
import { MAIN_ID } from './main-id.ts';
import { skipLink } from './skip-link.css.ts';
import { WithoutScripts } from './without-scripts.tsx';

export function Frame() {
  const { pathname } = useLocation();
  const frame = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLElement>(null);
  // An unknown path below /admin shows the same 404 page as any other.
  const isUnknown = useMatches().at(-1)?.id === unknownPage.id;
  const isPublic = isUnknown || !isDesk(pathname);
  const isBelowHeader = isPublic && variantOf(pathname, navigation()) === 'solid';

  return (
    <div ref={frame} data-frame="" className={styles.frame}>
      <a href={`#${MAIN_ID}`} className={skipLink}>
        Skip to the content
      </a>
      {isPublic && <Header />}
      <main ref={main} id={MAIN_ID} tabIndex={-1} className={cx(styles.main, isBelowHeader && styles.belowHeader)}>
        <Suspense fallback={null}>
          <Outlet />
          <Hydrated boundary={main} />
        </Suspense>
      </main>
      {isPublic && <WithoutScripts />}
      {isPublic && <Footer />}
      <DeferredOverlays />
      <DeadPress />
      <Hydrated boundary={frame} />
      <ScrollRestoration />
    </div>
  );
}
