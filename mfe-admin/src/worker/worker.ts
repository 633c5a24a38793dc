/** The agent's service worker, at /admin/worker.js. Visitors' pages lie outside of its scope. */

import { openWithoutLine } from './pages.ts';
import { listenForNews } from './push.ts';
import { scope } from './scope.ts';

// A new release counts at once: what a page of an older one is made of stays kept.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
listenForNews();
openWithoutLine();
