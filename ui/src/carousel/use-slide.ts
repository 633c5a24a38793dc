import { type RefObject, useLayoutEffect, useRef } from 'react';
import { duration } from '../tokens.ts';

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Animates the track by one slot when the position changes, from where the slots were before. */
export function useSlide(track: RefObject<HTMLElement | null>, position: number) {
  const last = useRef(position);

  useLayoutEffect(() => {
    const moved = Math.sign(position - last.current);
    last.current = position;
    const slot = track.current?.firstElementChild;
    if (moved === 0 || !track.current || !slot || isStill()) return;
    const gap = Number.parseFloat(getComputedStyle(track.current).columnGap) || 0;
    const from = moved * (slot.getBoundingClientRect().width + gap);
    const frames = [{ translate: `${from}px` }, { translate: '0px' }];
    track.current.animate(frames, { duration: duration.carousel, easing: 'cubic-bezier(.2, .7, .2, 1)' });
  }, [position, track]);
}
