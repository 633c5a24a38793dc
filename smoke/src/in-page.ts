/** What runs in the page itself, as text: before any script of it, and after. */

/** Longer than this the main thread may not be taken at once, in milliseconds. */
export const LONGEST_TASK = 2000;

/** Before any script of the page: what the browser's own objects are, and a list of tasks that took too long. */
export const remember = `(() => {
  const names = ['Array', 'Boolean', 'Date', 'Document', 'Element', 'Error', 'Event', 'EventTarget', 'Function', 'Headers',
    'History', 'HTMLElement', 'Map', 'Node', 'Number', 'Object', 'Promise', 'RegExp', 'Request', 'Response', 'Set',
    'Storage', 'String', 'URL', 'XMLHttpRequest'];
  const functions = ['addEventListener', 'clearTimeout', 'dispatchEvent', 'fetch', 'onbeforeunload', 'onclick', 'onerror',
    'onpopstate', 'onunhandledrejection', 'queueMicrotask', 'requestAnimationFrame', 'setInterval', 'setTimeout'];
  const objects = [...names.map((name) => [name + '.prototype', window[name].prototype]),
    ['Object', Object], ['JSON', JSON], ['Math', Math], ['Promise', Promise]];
  const look = (object) => new Map(Reflect.ownKeys(object).map((key) => {
    const { value, get, set } = Object.getOwnPropertyDescriptor(object, key);
    return [key, [value, get, set]];
  }));
  const before = objects.map(([name, object]) => [name, object, look(object)]);
  const own = functions.map((name) => [name, window[name]]);
  const tasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) if (duration > ${LONGEST_TASK}) tasks.push(Math.round(duration));
  }).observe({ type: 'longtask', buffered: true });
  const changed = () => [
    ...own.filter(([name, value]) => window[name] !== value).map(([name]) => 'window.' + name),
    ...before.flatMap(([name, object, known]) => {
      const now = look(object);
      return [...new Set([...known.keys(), ...now.keys()])].filter((key) => {
        const [one, other] = [known.get(key), now.get(key)];
        return !one || !other || one.some((part, index) => !Object.is(part, other[index]));
      }).map((key) => name + '.' + String(key));
    }),
  ];
  Object.defineProperty(window, '__smoke', { value: { changed, tasks } });
})()`;

/** What is wrong as the page stands. */
export const findings = `({ changed: window.__smoke.changed(), tasks: window.__smoke.tasks })`;

/** Whether React has taken over the frame, the page and its slots, or has given up on one of them. */
export const isSettled = `(() => {
  const marks = [...document.querySelectorAll('[data-frame],main,[data-slot]')].map((part) => part.dataset.hydration);
  return marks.includes('failed') || (marks.length > 0 && marks.every((mark) => mark === 'done'));
})()`;

export const hasFailed = `document.querySelector('[data-hydration="failed"]') !== null`;

/** Goes to another page as a link does, without a new document. */
export const navigate = (address: string): string => `(() => {
  const heading = document.querySelector('main h1');
  if (heading) heading.wasHere = true;
  history.pushState(null, '', ${JSON.stringify(address)});
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
})()`;

/** Whether another page stands there. */
export const hasArrived = `(() => {
  const heading = document.querySelector('main h1');
  return heading !== null && !heading.wasHere;
})()`;
