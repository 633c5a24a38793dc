/** The frame around every page: header, the page, footer, and later what floats above them. */

import { useLocation } from 'platform';
import { Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { cx } from 'ui';
import { Footer } from './footer/footer.tsx';
import * as styles from './frame.css.ts';
import { Header } from './header/header.tsx';
import { isDesk, lookOf } from './header/look.ts';
import { Later } from './later.tsx';
import { MAIN_ID } from './main-id.ts';
import { skipLink } from './skip-link.css.ts';

export function Frame() {
  const { pathname } = useLocation();
  const isPublic = !isDesk(pathname);
  const isBelowHeader = isPublic && lookOf(pathname) === 'solid';

  return (
    <div data-frame="" className={styles.frame}>
      <a href={`#${MAIN_ID}`} className={skipLink}>
        Skip to the content
      </a>
      {isPublic && <Header />}
      <main id={MAIN_ID} tabIndex={-1} className={cx(styles.main, isBelowHeader && styles.belowHeader)}>
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </main>
      {isPublic && <Footer />}
      <Later />
      <ScrollRestoration />
    </div>
  );
}
