/** Astro's own server, as its build made it. */
await import('./astro/dist/server/entry.mjs');
console.log('Ready on');
