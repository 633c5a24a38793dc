import type { RemoteDefinition } from 'platform/build';

/** Private: visitors' registries do not name it, and its pages are never rendered ahead. */
export const remote = {
  name: 'admin',
  isPrivate: true,
  app: { scope: '/admin/', start: '/admin/today', worker: './src/worker/worker.ts' },
  pages: {
    '/admin': { module: './src/session/entrance.tsx' },
    '/admin/login': { module: './src/login/page.tsx' },
    '/admin/homes': { module: './src/homes/page.tsx' },
    '/admin/homes/new': { module: './src/new-home/page.tsx' },
    '/admin/homes/import': { module: './src/homes-import/page.tsx' },
    '/admin/homes/:id': { module: './src/home/page.tsx' },
    '/admin/dashboard': { module: './src/dashboard/page.tsx' },
    '/admin/account': { module: './src/account/page.tsx' },
    '/admin/health': { module: './src/health/page.tsx' },
    '/admin/releases': { module: './src/releases/page.tsx' },
    '/admin/site': { module: './src/site/page.tsx' },
    '/admin/testimonials': { module: './src/testimonials/page.tsx' },
    '/admin/numbers': { module: './src/numbers/page.tsx' },
    '/admin/today': { module: './src/today/page.tsx' },
    '/admin/people': { module: './src/people/page.tsx' },
    '/admin/people/:id': { module: './src/person/page.tsx' },
    '/admin/showings': { module: './src/showings/page.tsx' },
    '/admin/leads': { module: './src/leads/page.tsx' },
    '/admin/leads/:kind/:id': { module: './src/lead/page.tsx' },
  },
  slots: {},
} satisfies RemoteDefinition;
