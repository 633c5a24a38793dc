/** Astro's own server, as built. It does not say when it is ready, so this polls it. */
import { setTimeout as sleep } from 'node:timers/promises';

await import('./astro/dist/server/entry.mjs');
while (!(await fetch(`http://127.0.0.1:${process.env.PORT}/`).catch(() => undefined))) await sleep(50);
console.log('Ready on');
