/** The agent's service worker, at /admin/worker.js. Visitors' pages lie outside of its scope. */

import { listenForNews } from './push.ts';
import { scope } from './scope.ts';

// A new release counts at once: the worker keeps nothing that a page of an older one could miss.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
listenForNews();
