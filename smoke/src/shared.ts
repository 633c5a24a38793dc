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
  window.setInterval = function setInterval(callback, wait, ...given) {
    if (typeof callback !== 'function' || wait >= ${LEAST_WAIT}) return ownInterval.call(window, callback, wait, ...given);
    let calls = 0;
    const counted = function (...args) {
      calls += 1;
      if (calls === ${MOST_CALLS} + 1) restless.push(Number(wait) || 0);
      return callback.apply(this, args);
    };
    return ownInterval.call(window, counted, wait, ...given);
  };
  // With a cookie no request is one that anybody else has made: none gets an answer that is sent again whole.
  const cookies = () => document.cookie.split('; ').map((cookie) => cookie.split('=')[0]).filter(Boolean);
  let sent = [];
  let caches;
  try {
    sent = cookies();
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
    const set = cookies().filter((name) => !sent.includes(name));
    const held = swallowed();
    const leaving = new Event('beforeunload', { cancelable: true });
    dispatchEvent(leaving);
    return [
      ...(changed.length > 0 ? ["it changes the document's own elements: " + changed.slice(0, 3).join(', ')] : []),
      ...(emptied.length > 0 ? ['it empties what other parts keep: ' + emptied.join(', ')] : []),
      ...full.map(([name, letters]) => 'it keeps ' + letters + ' letters in ' + name + ', ${MOST_STORED} at most'),
      ...(set.length > 0 ? ['it sets cookies by its script: ' + set.slice(0, 3).join(', ')] : []),
      ...restless.slice(0, 1).map((wait) => 'an interval of it calls back each ' + wait + ' ms, each ${LEAST_WAIT} at most'),
      ...(held.length > 0 ? ['it keeps from other parts what they listen to: ' + held.join(', ')] : []),
      ...(document.adoptedStyleSheets.length > 0 || isWrittenInto ? ['it styles the document from its script, where nobody has read its styles'] : []),
      ...(leaving.defaultPrevented ? ['it asks before it is left'] : []),
    ];
  };
  Object.defineProperty(window, '__smokeShared', { value: findings });
})()`;

export const sharedFindings = 'window.__smokeShared()';
