/**
 * Moves the cards of a list to their places in the next list: cards that leave fade out, the others move together, and
 * new ones fade in (decision 25). It observes the document instead of being a component, because the first list does
 * not need it. With reduced motion, or until its code is loaded, nothing is animated.
 */

import { loadChunk } from 'ui';
import { isStill } from '../is-still.ts';

type Animate = typeof import('framer-motion/dom/mini').animate;
type Card = { element: HTMLElement; left: number; top: number; width: number; height: number };
type Cards = ReadonlyMap<string, Card>;

/** Seconds. */
const LEAVE = 0.15;
const GLIDE = 0.25;

let animate: Animate | undefined;
let watching: MutationObserver | undefined;

function loadMotion(): void {
  loadChunk(() => import(/* webpackChunkName: "motion" */ 'framer-motion/dom/mini')).then(
    (loaded) => {
      animate = loaded.animate;
    },
    // Without this code, only the animation is missing.
    () => undefined,
  );
}

/** The cards for sale in `place`, by their homes' URLs. Cards that fade out (`inert`) are not counted. */
function elementsOf(place: HTMLElement): Map<string, HTMLElement> {
  const elements = new Map<string, HTMLElement>();
  for (const element of place.querySelectorAll<HTMLElement>('article:not([inert])')) {
    const home = element.querySelector('a')?.getAttribute('href');
    if (home) elements.set(home, element);
  }
  return elements;
}

/** The position of each card. */
function cardsOf(place: HTMLElement): Cards {
  const origin = place.getBoundingClientRect();
  const cards = new Map<string, Card>();
  for (const [home, element] of elementsOf(place)) {
    const { left, top, width, height } = element.getBoundingClientRect();
    cards.set(home, { element, left: left - origin.left, top: top - origin.top, width, height });
  }
  return cards;
}

const homesOf = (cards: ReadonlyMap<string, unknown>): string => [...cards.keys()].join();

/** The card is taken out of the layout at its place. Pointer, keyboard and screen readers cannot reach it. */
function fade({ element, left, top, width, height }: Card, place: HTMLElement, move: Animate): void {
  element.inert = true;
  const box = { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` };
  Object.assign(element.style, { position: 'absolute', ...box });
  place.append(element);
  const gone = () => element.remove();
  move(element, { opacity: [1, 0] }, { duration: LEAVE }).then(gone, gone);
}

function appear({ element }: Card, delay: number, move: Animate): void {
  const shown = () => element.style.removeProperty('opacity');
  move(element, { opacity: [0, 1] }, { duration: GLIDE, delay }).then(shown, shown);
}

function glide(card: Card, from: Card, delay: number, move: Animate): void {
  const [x, y] = [from.left - card.left, from.top - card.top];
  if (x === 0 && y === 0) return;
  const arrived = () => card.element.style.removeProperty('transform');
  const transform = [`translate(${x}px, ${y}px)`, 'translate(0px, 0px)'];
  move(card.element, { transform }, { duration: GLIDE, delay, ease: 'easeInOut' }).then(arrived, arrived);
}

function rearrange(before: Cards, place: HTMLElement, move: Animate): void {
  const now = cardsOf(place);
  const leaving = [...before].filter(([home]) => !now.has(home));
  const delay = leaving.length > 0 ? LEAVE : 0;
  for (const [home, card] of now) {
    const from = before.get(home);
    // A card from more than one screen away would fly in from outside, and a press meanwhile would miss it.
    const isNear = from && Math.abs(from.top - card.top) < innerHeight;
    if (isNear) glide(card, from, delay, move);
    else appear(card, delay, move);
  }
  for (const [, card] of leaving) fade(card, place, move);
}

/** Called when another list is requested. The cards in `place` move to their new places when it is rendered. */
export function rearrangeNext(place: HTMLElement | null): void {
  watching?.disconnect();
  if (!place || isStill()) return;
  loadMotion();
  const before = cardsOf(place);
  if (before.size === 0) return;
  watching = new MutationObserver(() => {
    // A quick answer keeps the cards of homes that stay. A slow one first shows a loading text in their place.
    const now = homesOf(elementsOf(place));
    if (now === '' || now === homesOf(before)) return;
    watching?.disconnect();
    if (animate) rearrange(before, place, animate);
  });
  watching.observe(place, { childList: true, subtree: true });
}
