/** What runs in the page itself, as text: whether it leaves to all parts what is all parts': presses and keys, the document's own elements, what the browser keeps. */

/** So long an interval waits between its calls, in milliseconds: of what comes oftener nothing is to be seen. */
const LEAST_WAIT = 8;

/** So often one that waits less may call back, such as one that ends once something is there. How often it does within a time is the machine's. */
const MOST_CALLS = 20;

/** So much a page may keep in each storage, in letters: browsers give a site five million, and what comes after them throws. */
const MOST_STORED = 500_000;

/** Before any script of the page. What another part keeps is left behind to be found again; the document's own elements are looked at as the server sent them. */
export const rememberShared = `(() => {
  const KEY = 'smoke:of another part';
  const stores = () => [['localStorage', localStorage], ['sessionStorage', sessionStorage]];
  const look = () => [document.documentElement, document.body].flatMap((element) =>
    [...element.attributes].map(({ name, value }) => '<' + element.localName + ' ' + name + '="' + value + '">'));
  let before;
  const observer = new MutationObserver(() => {
    if (!document.body) return;
    before = look();
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
  let isWrittenInto = false;
  for (const [{ prototype }, name] of [[CSSStyleSheet, 'insertRule'], [CSSStyleSheet, 'addRule'], [CSSGroupingRule, 'insertRule']]) {
    const own = prototype[name];
    prototype[name] = function (...given) {
      isWrittenInto = true;
      return own.apply(this, given);
    };
  }
  const restless = [];
  const ownInterval = window.setInterval;
  // By the script that asks for it itself.
  const ownPart = () => /\\/releases\\/([^/]+)\\//.exec(new Error().stack)?.[1];
  const running = new Map();
  const start = (...given) => {
    const part = ownPart();
    const id = ownInterval.apply(window, given);
    running.set(id, part ? ' (' + part + ')' : '');
    return id;
  };
  // Browsers let either end both.
  for (const name of ['clearInterval', 'clearTimeout']) {
    const own = window[name];
    window[name] = function (id) {
      running.delete(id);
      return own.call(window, id);
    };
  }
  window.setInterval = function setInterval(callback, wait, ...given) {
    if (typeof callback !== 'function' || wait >= ${LEAST_WAIT}) return start(callback, wait, ...given);
    let calls = 0;
    const counted = function (...args) {
      calls += 1;
      if (calls === ${MOST_CALLS} + 1) restless.push(Number(wait) || 0);
      return callback.apply(this, args);
    };
    return start(counted, wait, ...given);
  };
  // With a cookie no request is one that anybody else has made: none gets an answer that is sent again whole. It may be for
  // other pages, where this one's cookies do not show it; and to end one is to set it.
  const written = new Set();
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  Object.defineProperty(Document.prototype, 'cookie', { ...cookie, set(text) {
    written.add(String(text).split('=')[0].trim());
    cookie.set.call(this, text);
  } });
  for (const name of ['set', 'delete']) {
    const own = window.CookieStore?.prototype[name];
    if (own) CookieStore.prototype[name] = function (one, ...given) {
      written.add(String(one?.name ?? one));
      return own.call(this, one, ...given);
    };
  }
  // Who asks for a key, by the script that does so itself: what the shell keeps for all parts is nobody's alone.
  const touched = new Map();
  for (const name of ['getItem', 'setItem', 'removeItem']) {
    const own = Storage.prototype[name];
    Storage.prototype[name] = function (key, ...given) {
      const part = ownPart();
      const place = '“' + key + '” in ' + (this === localStorage ? 'localStorage' : 'sessionStorage');
      if (part && part !== 'shell') touched.set(place, (touched.get(place) ?? new Set()).add(part));
      return own.call(this, key, ...given);
    };
  }
  let caches;
  try {
    // Only a site that came over https has them.
    ({ caches } = window);
    for (const [, store] of stores()) store.setItem(KEY, '');
    caches?.open(KEY).catch(() => undefined);
  } catch {
    // A document without an origin, as in a frame, has no storage, and nothing is asked of it.
  }

  // What a part hears of others' events it may act on, and may not keep from them. Made up here, they do nothing by themselves.
  const swallowed = () => {
    // Beside each other: a press on a form's button would send it.
    const [button, form] = ['button', 'form'].map((name) => document.createElement(name));
    (document.querySelector('[data-frame]') ?? document.body).append(button, form);
    const given = { bubbles: true, cancelable: true, composed: true };
    // What listens to them reads what the browser's own have, as the first touch.
    const touches = [new Touch({ identifier: 1, target: button })];
    const kept = [
      ...['mousedown', 'mouseup', 'click', 'contextmenu'].map((type) => new MouseEvent(type, given)),
      ...['pointerdown', 'pointerup'].map((type) => new PointerEvent(type, given)),
      ...['Tab', ' ', 'Enter', 'Escape', 'ArrowDown'].map((key) => new KeyboardEvent('keydown', { ...given, key })),
      new KeyboardEvent('keyup', { ...given, key: ' ' }), new WheelEvent('wheel', given),
      new InputEvent('input', given), new Event('change', given),
      ...['copy', 'paste'].map((type) => new ClipboardEvent(type, { ...given, clipboardData: new DataTransfer() })),
      ...['touchstart', 'touchmove'].map((type) => new TouchEvent(type, { ...given, touches, targetTouches: touches, changedTouches: touches })),
      new TouchEvent('touchend', { ...given, changedTouches: touches }),
      new InputEvent('beforeinput', given),
      ...['focusin', 'focusout'].map((type) => new FocusEvent(type, { ...given, cancelable: false })),
      ...['selectstart', 'dragstart'].map((type) => new Event(type, given)),
      // Those that do not bubble are heard on their way down. No pointer that moves or leaves: the popup comes for one.
      ...['invalid', 'visibilitychange'].map((type) => new Event(type, { cancelable: type === 'invalid' })),
      new SubmitEvent('submit', given),
    ].filter((event) => {
      const target = event.type === 'submit' ? form : button;
      let isHeard = false;
      target.addEventListener(event.type, () => { isHeard = true; }, { once: true });
      return !target.dispatchEvent(event) || !isHeard;
    });
    button.remove();
    form.remove();
    return [...new Set(kept.map(({ type }) => type))];
  };

  const findings = async () => {
    const now = look();
    const changed = [...before.filter((one) => !now.includes(one)), ...now.filter((one) => !before.includes(one))];
    const emptied = stores().filter(([, store]) => store.getItem(KEY) === null).map(([name]) => name);
    if (caches && !(await caches.has(KEY))) emptied.push('caches');
    const full = stores().map(([name, store]) => [name, Object.entries(store).join('').length]).filter(([, letters]) => letters > ${MOST_STORED});
    const set = [...written];
    const alike = [...touched].filter(([, parts]) => parts.size > 1).map(([place, parts]) => place + ' (' + [...parts].sort().join(', ') + ')');
    const held = swallowed();
    const leaving = new Event('beforeunload', { cancelable: true });
    dispatchEvent(leaving);
    return [
      ...(changed.length > 0 ? ["it changes the document's own elements: " + changed.slice(0, 3).join(', ')] : []),
      ...(emptied.length > 0 ? ['it empties what other parts keep: ' + emptied.join(', ')] : []),
      ...full.map(([name, letters]) => 'it keeps ' + letters + ' letters in ' + name + ', ${MOST_STORED} at most'),
      ...(set.length > 0 ? ['it sets cookies by its script: ' + set.slice(0, 3).join(', ')] : []),
      ...(alike.length > 0 ? ['it calls what it keeps as another part does: ' + alike.slice(0, 3).join(', ')] : []),
      ...restless.slice(0, 1).map((wait) => 'an interval of it calls back each ' + wait + ' ms, each ${LEAST_WAIT} at most'),
      ...(held.length > 0 ? ['it keeps from other parts what they listen to: ' + held.join(', ')] : []),
      ...(document.adoptedStyleSheets.length > 0 || isWrittenInto ? ['it styles the document from its script, where nobody has read its styles'] : []),
      ...(leaving.defaultPrevented ? ['it asks before it is left'] : []),
    ];
  };
  Object.defineProperty(window, '__smokeShared', { value: findings });
  Object.defineProperty(window, '__smokeIntervals', { value: () => [...running.values()] });
})()`;

export const sharedFindings = 'window.__smokeShared()';
