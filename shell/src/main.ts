/** Runs what the script has brought in tasks of their own: in one, a press in between would wait for all of it. */

setTimeout(async () => {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  setTimeout(() => import(/* webpackMode: "eager" */ './browser.tsx'));
});
