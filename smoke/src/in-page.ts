/** What runs in the page itself, as text: before any script of it, and after. */

/** So much of the window may move by itself: what Web Vitals call a poor shift of the layout. */
const MOST_SHIFTED = 0.25;

/** Longer than this the main thread may not be taken at once, in milliseconds. */
export const LONGEST_TASK = 2000;

/**
 * Before any script of the page: all that the browser's own objects have, and a list of tasks that took too long.
 * A part may add names, as polyfills do, but not to a prototype. It may not change one, nor hide what the document, the
 * history or their like have from their prototype; nor freeze one, for others that write on it would throw.
 */
export const remember = `(() => {
  const instances = { document, history, navigator, performance, crypto, customElements, indexedDB, screen, visualViewport,
    get 'document.documentElement'() { return document.documentElement; }, get 'document.head'() { return document.head; },
    get 'document.body'() { return document.body; } };
  const valuesOf = (object) => new Map(Reflect.ownKeys(object).map((key) => {
    const { value, get, set, writable, configurable } = Object.getOwnPropertyDescriptor(object, key);
    return [key, [value, get, set, writable, configurable]];
  }));
  const isObject = (value) => typeof value === 'object' ? value !== null : typeof value === 'function' && Boolean(value.prototype);
  const before = new Map();
  const look = (object, name) => {
    before.set(object, { name: name || 'window', known: valuesOf(object), prototype: Object.getPrototypeOf(object) });
    for (const [key, [value]] of before.get(object).known)
      if (isObject(value) && !before.has(value)) look(value, name ? name + '.' + String(key) : String(key));
  };
  look(window, '');
  // Of these there is one for all parts: who takes it has it alone.
  const handlersOf = (object) => {
    const keys = [];
    for (let own = object; own; own = Object.getPrototypeOf(own)) keys.push(...Object.keys(own));
    return keys.filter((key) => key.startsWith('on'));
  };
  const handlers = [['window', window], ['document', document]].flatMap(([name, object]) =>
    handlersOf(object).map((key) => [name, object, key]));
  const tasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) if (duration > ${LONGEST_TASK}) tasks.push(Math.round(duration));
  }).observe({ type: 'longtask', buffered: true });
  let shifted = 0;
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value } of list.getEntries()) if (!hadRecentInput) shifted += value;
  }).observe({ type: 'layout-shift', buffered: true });
  const moved = () => shifted > ${MOST_SHIFTED} ? ['it moves what is there by itself: a layout shift of ' + shifted.toFixed(2)] : [];
  const changed = () => [
    ...[...before].flatMap(([object, { name, known, prototype }]) => {
      const now = valuesOf(object);
      return [...new Set([...known.keys(), ...now.keys()])].filter((key) => {
        const [one, other] = [known.get(key), now.get(key)];
        if (!one) return name.endsWith('.prototype');
        return !other || one.some((part, index) => !Object.is(part, other[index]));
      }).concat(Object.getPrototypeOf(object) === prototype ? [] : '[[Prototype]]').map((key) => name + '.' + String(key));
    }),
    ...Object.entries(instances).flatMap(([name, object]) => object ? Reflect.ownKeys(object)
      .filter((key) => key in Object.getPrototypeOf(object)).map((key) => name + '.' + String(key)) : []),
    ...handlers.filter(([, object, key]) => object[key]).map(([name, , key]) => name + '.' + key),
  ];
  Object.defineProperty(window, '__smoke', { value: { changed, tasks, moved } });
})()`;

/** What is wrong as the page stands. */
export const findings = `({ changed: window.__smoke.changed(), tasks: window.__smoke.tasks })`;

/** What moved by itself since the document came. */
export const movedByItself = 'window.__smoke.moved()';

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
  // Not added: who adds an entry is the page itself. With a key of its own, as the router gives it to each entry but the document's.
  history.replaceState({ ...history.state, key: 'smoke ' + performance.now() }, '', ${JSON.stringify(address)});
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
})()`;

/** Whether another page stands there. */
export const hasArrived = `(() => {
  const heading = document.querySelector('main h1');
  return heading !== null && !heading.wasHere;
})()`;
