/** The frame around every page: header, the page, footer, and what floats above them. */

import { Link, useSite } from 'platform';
import { Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';

export function Frame() {
  const site = useSite();
  return (
    <div data-frame="">
      <header>
        <Link to="/">{site.agent.name}</Link> <span>{site.brokerage.name}</span>{' '}
        <nav aria-label="Main">
          <Link to="/properties">Properties</Link>
        </nav>
      </header>
      <main id="main" tabIndex={-1}>
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </main>
      <footer>{site.brokerage.name}</footer>
      <ScrollRestoration />
    </div>
  );
}
