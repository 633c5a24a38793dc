/** What runs in the page itself, as text: which part of it lies over another. */

/** So long one look may keep the main thread, in milliseconds. */
const LOOK_MS = 300;

export type Covers = {
  /** What lies over what, in words. */
  found: string[];
  /** Where to look on; nothing once all was looked at. */
  next?: number;
};

/**
 * Brings each link, control and heading from the given one on to the middle of the window, where what sticks to an edge leaves it
 * free, and looks for it there. All that lets presses through is made to take them meanwhile, so that what hides a thing is found as
 * what takes its press is. Nothing is drawn before the page stands again as it stood.
 */
export const covers = (from: number): string => `(() => {
  const start = performance.now();
  const isPart = (element) => !element.closest('.preview-notice');
  const targets = [...document.querySelectorAll('a[href],button,input,select,textarea,summary,h1,h2,h3')].filter((element) =>
    isPart(element) && element.checkVisibility({ visibilityProperty: true }) && element.getClientRects()[0]?.width > 1);
  const inHeader = targets.filter((element) => element.closest('header')?.parentElement?.matches('[data-frame]'));
  const centre = (element) => {
    const [box] = element.getClientRects();
    return box ? [box.x + box.width / 2, box.y + box.height / 2] : [-1, -1];
  };
  const isBetween = (y, top, bottom) => y >= innerHeight * top && y < innerHeight * bottom;

  const owner = (element) => element.closest('[data-slot],main,[data-frame],body > *');
  const place = (element) => {
    const { slot } = element.closest('[data-slot]')?.dataset ?? {};
    if (slot) return 'the slot ' + slot;
    if (element.closest('main')) return 'the page';
    return element.closest('[data-frame]') ? 'the ' + (element.closest('header,footer')?.localName ?? 'frame') : 'the document';
  };
  const name = (element) => '“' + (element.getAttribute('aria-label') || element.innerText || element.localName)
    .trim().replace(/\\s+/g, ' ').slice(0, 40) + '” of ' + place(element);

  const opacity = (element) => (element ? getComputedStyle(element).opacity * opacity(element.parentElement) : 1);
  const hasGround = ({ backgroundColor, backgroundImage }) =>
    backgroundImage !== 'none' || !/^transparent$|[,/] ?0(\\.0\\d*)?\\)$/.test(backgroundColor);
  const isSeen = (element) => opacity(element) > 0.1 && (element.matches('img,video,canvas,svg,iframe')
    || hasGround(getComputedStyle(element))
    || ['::before', '::after'].map((part) => getComputedStyle(element, part)).some((part) => part.content !== 'none' && hasGround(part)));
  const takesPresses = (element) => getComputedStyle(element).pointerEvents !== 'none';

  const over = (target) => {
    const [x, y] = centre(target);
    if (x < 0 || x >= innerWidth || !isBetween(y, 0, 1) || target.contains(document.elementFromPoint(x, y))) return [];
    const stack = document.elementsFromPoint(x, y).filter(isPart);
    // What is not there at all its own part has cut off.
    const depth = Math.max(stack.findIndex((element) => target.contains(element)), 0);
    return stack.slice(0, depth).filter((element) => owner(element) !== owner(target)).map((element) => [element, target]);
  };
  // A modal dialog, or a frame that is inert, leaves nothing to be pressed.
  const dead = ${from} > 0 ? [] : inHeader.filter((target) =>
    document.elementsFromPoint(...centre(target)).every((element) => !target.contains(element)));

  const [left, top] = [scrollX, scrollY];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('@layer reset{*,*::before,*::after{pointer-events:auto!important}}');
  document.adoptedStyleSheets.push(sheet);
  const pairs = [];
  let next = ${from};
  for (let last; next < targets.length && (next === ${from} || performance.now() - start < ${LOOK_MS}); next += 1) {
    const [, y] = centre(targets[next]);
    if (last === undefined || !isBetween(y, 1 / 4, 3 / 4)) {
      scrollTo({ top: scrollY + y - innerHeight / 2, behavior: 'instant' });
      if (last !== scrollY) pairs.push(...inHeader.flatMap(over));
      last = scrollY;
    }
    pairs.push(...over(targets[next]));
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  scrollTo({ left, top, behavior: 'instant' });

  const found = new Set([
    ...dead.map((target) => name(target) + ' takes no press'),
    ...pairs.filter(([element]) => takesPresses(element) || isSeen(element))
      .map(([element, target]) => 'a <' + element.localName + '> of ' + place(element) + ' lies over ' + name(target)),
  ]);
  return { found: [...found].slice(0, 3), next: next < targets.length ? next : undefined };
})()`;
