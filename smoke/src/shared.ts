/** What runs in the page itself, as text: whether it leaves to all parts what is all parts': presses and keys, the document's own elements, what the browser keeps. */

/** So much a page may keep in cookies, in letters: with every request they go to the gateway, which refuses more than 16 kB. */
const MOST_COOKIES = 2000;

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
  try {
    for (const [, store] of stores()) store.setItem(KEY, '');
  } catch {
    // A document without an origin has no storage, and nothing is asked of it.
  }

  // What a part hears of others' events it may act on, and may not keep from them. Made up here, they do nothing by themselves.
  const swallowed = () => {
    const button = document.createElement('button');
    (document.querySelector('[data-frame]') ?? document.body).append(button);
    const given = { bubbles: true, cancelable: true, composed: true };
    const kept = [
      new MouseEvent('click', given), new MouseEvent('contextmenu', given), new PointerEvent('pointerdown', given),
      new KeyboardEvent('keydown', { ...given, key: 'Tab' }), new KeyboardEvent('keydown', { ...given, key: ' ' }),
      new WheelEvent('wheel', given), new Event('touchstart', given), new Event('touchmove', given),
    ].filter((event) => {
      let isHeard = false;
      button.addEventListener(event.type, () => { isHeard = true; }, { once: true });
      return !button.dispatchEvent(event) || !isHeard;
    });
    button.remove();
    return [...new Set(kept.map(({ type }) => type))];
  };

  const findings = () => {
    const now = look();
    const changed = [...before.filter((one) => !now.includes(one)), ...now.filter((one) => !before.includes(one))];
    const emptied = stores().filter(([, store]) => store.getItem(KEY) === null).map(([name]) => name);
    const held = swallowed();
    const leaving = new Event('beforeunload', { cancelable: true });
    dispatchEvent(leaving);
    return [
      ...(changed.length > 0 ? ["it changes the document's own elements: " + changed.slice(0, 3).join(', ')] : []),
      ...(emptied.length > 0 ? ['it empties what other parts keep: ' + emptied.join(', ')] : []),
      ...(document.cookie.length > ${MOST_COOKIES} ? ['it keeps ' + document.cookie.length + ' letters in cookies, ${MOST_COOKIES} at most'] : []),
      ...(held.length > 0 ? ['it keeps from other parts what they listen to: ' + held.join(', ')] : []),
      ...(document.adoptedStyleSheets.length > 0 || isWrittenInto ? ['it styles the document from its script, where nobody has read its styles'] : []),
      ...(leaving.defaultPrevented ? ['it asks before it is left'] : []),
    ];
  };
  Object.defineProperty(window, '__smokeShared', { value: findings });
})()`;

export const sharedFindings = 'window.__smokeShared()';
