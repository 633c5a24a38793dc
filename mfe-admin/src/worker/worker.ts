/** The service worker of the admin pages, at /admin/worker.js. Visitors' pages are outside of its scope. */

import { openWithoutLine } from './pages.ts';
import { listenForNews } from './push.ts';
import { scope } from './scope.ts';

// A new worker takes over at once. The files of an older release stay stored for its open pages.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
listenForNews();
openWithoutLine();
