/** What runs in the page itself, as text: what a page does that only its visitor may set off, or that takes the visitor elsewhere in it. */

/** Before any script of the page. None of what is called is done: in a browser without a visitor it would come to nothing, or wait. */
export const rememberByItself = `(() => {
  const called = new Set();
  const owners = { window, 'navigator.geolocation': window.Geolocation?.prototype, 'navigator.mediaDevices': window.MediaDevices?.prototype,
    'navigator.clipboard': window.Clipboard?.prototype, navigator: Navigator.prototype,
    // The driver has replaced it there already, and would only warn.
    'navigator.serviceWorker': navigator.serviceWorker,
    Notification: window.Notification, element: Element.prototype, input: HTMLInputElement.prototype, history: History.prototype };
  const names = {
    window: ['alert', 'confirm', 'prompt', 'print', 'open', 'stop'],
    'navigator.serviceWorker': ['register'],
    'navigator.geolocation': ['getCurrentPosition', 'watchPosition'],
    'navigator.mediaDevices': ['getUserMedia', 'getDisplayMedia'],
    'navigator.clipboard': ['read', 'readText', 'write', 'writeText'],
    navigator: ['share', 'vibrate', 'requestMIDIAccess'],
    Notification: ['requestPermission'],
    element: ['requestFullscreen', 'requestPointerLock'],
    input: ['showPicker'],
    history: ['back', 'forward', 'go'],
  };
  for (const [owner, all] of Object.entries(names))
    for (const name of all)
      // Some are there only for a site that came over https.
      if (owners[owner]?.[name]) owners[owner][name] = function () { called.add(owner + '.' + name); return null; };
  // By pushState, by the address's hash, or by a link that is pressed from a script.
  let isAdded = false;
  navigation.addEventListener('currententrychange', ({ navigationType }) => { isAdded ||= navigationType === 'push'; });

  let focused;
  let scrolledTo = 0;
  let stoodOn;
  // A visitor who has chosen a field, and a place to read.
  const stand = async () => {
    // What follows a window that has become narrow moves the page rightly.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    focused = document.createElement('button');
    focused.style.cssText = 'position:fixed;opacity:0';
    (document.querySelector('[data-frame]') ?? document.body).append(focused);
    focused.focus({ preventScroll: true });
    scrollTo({ top: innerHeight / 2, behavior: 'instant' });
    scrolledTo = scrollY;
    stoodOn = location.pathname;
  };
  const stood = () => {
    // Another page, as the log-in to which the agent's lead: it begins at its top. Where none was expected, its address is found.
    if (!focused || location.pathname !== stoodOn) return [];
    const found = [];
    const now = document.activeElement;
    if (focused.isConnected && now !== focused)
      found.push('it takes the focus from where the visitor has set it: to <' + (now ?? document.body).localName + '>');
    focused.remove();
    // A page that has become shorter cannot stay further down.
    const expected = Math.min(scrolledTo, document.documentElement.scrollHeight - innerHeight);
    if (Math.abs(scrollY - expected) > innerHeight / 4)
      found.push('it scrolls by itself, from ' + Math.round(expected) + ' px to ' + Math.round(scrollY) + ' px');
    return found;
  };
  const calls = () => [
    ...[...called].map((name) => 'it calls ' + name + ' by itself'),
    ...(isAdded ? ['it adds to the history by itself'] : []),
  ];
  Object.defineProperty(window, '__smokeByItself', { value: { calls, stand, stood } });
})()`;

export const calledByItself = 'window.__smokeByItself.calls()';

/** Sets the focus and scrolls, as a visitor would. */
export const stand = 'window.__smokeByItself.stand()';

/** After a while: what of it the page has changed. */
export const stood = 'window.__smokeByItself.stood()';
