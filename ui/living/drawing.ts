/** A picture for the living page, drawn where it stands: `ui` has no photographs of its own. */

import type { Image } from '../src/index.ts';

const draw = (sky: string, sail: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100"><rect width="160" height="100" fill="${sky}"/><rect y="66" width="160" height="34" fill="#2b6a6b"/><path d="M92 16v46H64C80 48 88 34 92 16z" fill="${sail}"/></svg>`,
  )}`;

export const drawing = (sky = '#f2e7d2', sail = '#a83c26'): Image => ({
  width: 1600,
  height: 1000,
  color: sky,
  focus: { x: 55, y: 50 },
  jpg: [{ url: draw(sky, sail), width: 1600 }],
});
