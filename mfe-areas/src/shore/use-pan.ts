/** Lets the mouse drag the drawing. Fingers and arrow keys scroll it anyway. */

import { type RefObject, useEffect } from 'react';

/** Pixels. A shorter movement is a press. */
const SLACK = 4;

export function usePan(window: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = window.current;
    if (!element) return undefined;
    const ended = new AbortController();
    let from: { x: number; y: number; left: number; top: number } | undefined;
    let isDragged = false;
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      listen: (event: HTMLElementEventMap[Name]) => void,
    ): void => element.addEventListener(name, listen, { signal: ended.signal, capture: true });

    on('pointerdown', ({ pointerType, button, clientX, clientY }) => {
      isDragged = false;
      if (pointerType !== 'mouse' || button !== 0) return;
      from = { x: clientX, y: clientY, left: element.scrollLeft, top: element.scrollTop };
    });
    on('pointermove', ({ clientX, clientY, buttons, pointerId }) => {
      if (!from) return;
      if (buttons === 0) {
        from = undefined;
        return;
      }
      if (!isDragged && Math.hypot(clientX - from.x, clientY - from.y) < SLACK) return;
      if (!isDragged) element.setPointerCapture(pointerId);
      isDragged = true;
      element.scrollTo({ left: from.left + from.x - clientX, top: from.top + from.y - clientY });
    });
    on('pointerup', () => {
      from = undefined;
    });
    on('pointercancel', () => {
      from = undefined;
    });
    // A click at the end of a drag is no press. A click by the keyboard has `detail` 0 and never ends a drag.
    on('click', (event) => {
      if (!isDragged || event.detail === 0) return;
      isDragged = false;
      event.preventDefault();
      event.stopPropagation();
    });
    return () => ended.abort();
  }, [window]);
}
