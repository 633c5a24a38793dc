/** Runs the loaded script in separate tasks: in a single task, a press would have to wait for all of it. */

import { withKeptTurns } from './kept-turns.ts';

setTimeout(async () => {
  await withKeptTurns(() => import(/* webpackMode: "eager" */ 'react-dom/client'));
  setTimeout(() => import(/* webpackMode: "eager" */ './browser.tsx'));
});
