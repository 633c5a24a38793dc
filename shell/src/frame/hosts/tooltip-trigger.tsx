import { type Ref, type SyntheticEvent, useEffect, useEffectEvent, useImperativeHandle } from 'react';
import type { Explained } from './use-explained.ts';

const types = {
  onPointerMove: 'pointermove',
  onPointerLeave: 'pointerleave',
  onPointerDown: 'pointerdown',
  onFocus: 'focus',
  onBlur: 'blur',
  onClick: 'click',
} as const;

type Name = keyof typeof types;
const names = Object.keys(types) as Name[];

/** Radix reads of an event what the browser's own has, too. */
type Handlers = Partial<Record<Name, (event: SyntheticEvent) => void>>;

const isKeyboards = ({ target }: Event): boolean => target instanceof Element && target.matches(':focus-visible');

/** Only a focus that the keyboard moved opens a tooltip: one that came back from a dialog after a press does not. */
function tell(handlers: Handlers, name: Name, event: Event): void {
  if (name === 'onFocus' && !isKeyboards(event)) return;
  handlers[name]?.(event as unknown as SyntheticEvent);
}

type TooltipTriggerProps = Omit<Explained, 'id'> & Handlers & { ref?: Ref<HTMLElement> };

/**
 * Lends an element that is drawn elsewhere to Radix as a tooltip's trigger: its ref, and its events beginning with the one that
 * brought it here. The element's name says the same as the tooltip, so nothing is said twice by describing it.
 */
export function TooltipTrigger({ element, event, ref, ...handlers }: TooltipTriggerProps) {
  const hear = useEffectEvent((name: Name, heard: Event) => tell(handlers, name, heard));
  useImperativeHandle(ref, () => element, [element]);

  useEffect(() => {
    const gone = new AbortController();
    for (const name of names)
      element.addEventListener(types[name], (heard) => hear(name, heard), { signal: gone.signal });
    hear(event.type === 'focusin' ? 'onFocus' : 'onPointerMove', event);
    return () => gone.abort();
  }, [element, event]);

  return null;
}
