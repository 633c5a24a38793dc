/**
 * Lets a sheet follow the finger on its handle. If it is released after a third of its height, or with a flick, it
 * closes; else it springs back. Every such sheet can also be closed by a key and a button.
 */

import { type PointerEvent, type RefObject, useRef } from 'react';
import { loadChunk } from '../lazy/load-chunk.ts';

type Animate = typeof import('framer-motion/dom/mini').animate;

/** The share of the sheet's height after which it closes. */
const AWAY = 1 / 3;
/** Pixels per millisecond. */
const FLICK = 0.5;
/** The shortest time over which a flick is measured, in milliseconds. */
const LATELY = 60;
/** Milliseconds after which a sheet that is still open springs back: `onAway` may ask the visitor before it closes. */
const KEPT_OPEN = 400;
/** Seconds. */
const BACK = 0.25;
const OUT = 0.15;

let animate: Animate | undefined;

function loadMotion(): void {
  loadChunk(() => import(/* webpackChunkName: "drag" */ 'framer-motion/dom/mini')).then(
    (loaded) => {
      animate = loaded.animate;
    },
    // Without this code, only the animation is missing.
    () => undefined,
  );
}

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const isOpen = (sheet: HTMLElement): boolean => sheet.isConnected && sheet.dataset.state !== 'closed';

/** Moves a sheet from where it was released to another place, animated unless motion is reduced. */
async function bring(sheet: HTMLElement, to: string, seconds: number): Promise<void> {
  const from = sheet.style.transform;
  sheet.style.transform = to;
  if (animate && !isStill()) await animate(sheet, { transform: [from, to] }, { duration: seconds, ease: 'easeOut' });
}

async function bringBack(sheet: HTMLElement): Promise<void> {
  if (sheet.style.transform) await bring(sheet, 'translateY(0px)', BACK);
  sheet.style.removeProperty('transform');
  sheet.style.removeProperty('will-change');
}

type Point = { y: number; time: number };
/** `lately`: the last point that is old enough to measure a flick from, and all points after it. */
type Drag = { pointer: number; start: Point; lately: readonly Point[]; by: number };

function later(places: readonly Point[], place: Point): readonly Point[] {
  const oldEnough = places.findLastIndex(({ time }) => place.time - time >= LATELY);
  return [...places.slice(Math.max(0, oldEnough)), place];
}

export interface DragAwayOptions {
  sheet: RefObject<HTMLElement | null>;
  /** The direction in which it closes. */
  towards: 'up' | 'down';
  /** Closes the sheet. `carryOut` first moves it out of view, for a sheet without a closing animation. */
  onAway: (carryOut: () => Promise<void>) => void;
}

/** The event handlers of a sheet's handle. */
export function useDragAway({ sheet, towards, onAway }: DragAwayOptions) {
  const drag = useRef<Drag | undefined>(undefined);
  const sign = towards === 'down' ? 1 : -1;

  function handleDown(event: PointerEvent<HTMLElement>): void {
    if (!event.isPrimary || event.button !== 0) return;
    loadMotion();
    event.currentTarget.setPointerCapture(event.pointerId);
    // Makes the sheet a layer, which is moved without being painted again.
    sheet.current?.style.setProperty('will-change', 'transform');
    const start = { y: event.clientY, time: event.timeStamp };
    drag.current = { pointer: event.pointerId, start, lately: [start], by: 0 };
  }

  function handleMove({ pointerId, clientY, timeStamp }: PointerEvent): void {
    const { current } = drag;
    if (current?.pointer !== pointerId || !sheet.current) return;
    current.by = Math.max(0, (clientY - current.start.y) * sign);
    current.lately = later(current.lately, { y: clientY, time: timeStamp });
    sheet.current.style.transform = `translateY(${current.by * sign}px)`;
  }

  function letGo(element: HTMLElement, isAway: boolean): void {
    if (!isAway) return void bringBack(element);
    onAway(() => bring(element, `translateY(${sign * element.offsetHeight}px)`, OUT));
    setTimeout(() => isOpen(element) && void bringBack(element), KEPT_OPEN);
  }

  function handleUp({ pointerId, clientY, timeStamp }: PointerEvent): void {
    const { current } = drag;
    if (current?.pointer !== pointerId) return;
    drag.current = undefined;
    if (!sheet.current) return;
    const { y, time } = current.lately[0] ?? current.start;
    const speed = ((clientY - y) * sign) / Math.max(1, timeStamp - time);
    letGo(sheet.current, current.by > sheet.current.offsetHeight * AWAY || speed > FLICK);
  }

  function handleCancel(): void {
    drag.current = undefined;
    if (sheet.current?.style.transform) void bringBack(sheet.current);
  }

  return { onPointerDown: handleDown, onPointerMove: handleMove, onPointerUp: handleUp, onPointerCancel: handleCancel };
}
