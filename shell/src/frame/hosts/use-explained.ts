/** Which element with a `data-tooltip` is to be explained now, by pointer or keyboard. */

import { useEffect, useState } from 'react';

/** Milliseconds of hover before the first tooltip, and within which the next one opens at once. */
const OPEN_AFTER = 700;
const SKIP_WITHIN = 300;

type Show = (element: HTMLElement | null) => void;

const named = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;

/** The clock of tooltips: late for the first, at once for the next. */
function createHints(show: Show) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pointed: HTMLElement | null = null;
  let isOpen = false;
  let closedAt = Number.NEGATIVE_INFINITY;

  const open = (element: HTMLElement) => {
    isOpen = true;
    show(element);
  };
  const close = () => {
    clearTimeout(timer);
    if (isOpen) closedAt = performance.now();
    isOpen = false;
    show(null);
  };
  const point = ({ target, pointerType }: PointerEvent) => {
    const element = named(target);
    if (element === pointed) return;
    pointed = element;
    close();
    if (!element || pointerType === 'touch') return;
    const isNext = performance.now() - closedAt < SKIP_WITHIN;
    timer = setTimeout(() => open(element), isNext ? 0 : OPEN_AFTER);
  };
  const focus = ({ target }: FocusEvent) => {
    const element = named(target);
    if (element?.matches(':focus-visible')) open(element);
  };
  return { point, focus, close };
}

function watch(show: Show): () => void {
  const hints = createHints(show);
  const watching = new AbortController();
  const { signal } = watching;
  document.addEventListener('pointerover', hints.point, { signal });
  document.addEventListener('focusin', hints.focus, { signal });
  for (const type of ['focusout', 'pointerdown', 'keydown', 'scroll'] as const) {
    document.addEventListener(type, hints.close, { signal, capture: true, passive: true });
  }
  return () => {
    hints.close();
    watching.abort();
  };
}

export function useExplained(): HTMLElement | null {
  const [element, setElement] = useState<HTMLElement | null>(null);
  useEffect(() => watch(setElement), []);
  return element?.isConnected ? element : null;
}
