import { type Ref, type SyntheticEvent, useEffect, useEffectEvent, useImperativeHandle } from 'react';
import { isMovedByKeyboard } from './moved-by-keyboard.ts';
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

/** Radix reads only fields that native events have, too. */
type Handlers = Partial<Record<Name, (event: SyntheticEvent) => void>>;

/**
 * Only a focus that the keyboard moved opens a tooltip. One that a script moves, into a dialog or back from it, does not:
 * the tooltip would take the Escape that leaves the dialog.
 */
function tell(handlers: Handlers, name: Name, event: Event, element: HTMLElement): void {
  if (name === 'onFocus' && !isMovedByKeyboard(element)) return;
  handlers[name]?.(event as unknown as SyntheticEvent);
}

type TooltipTriggerProps = Omit<Explained, 'id'> & Handlers & { ref?: Ref<HTMLElement> };

/**
 * Makes an element that is rendered elsewhere the trigger of Radix's tooltip: passes on its ref and its events, from
 * the first one on. The element's label equals the tooltip's text, so it gets no description.
 */
export function TooltipTrigger({ element, event, ref, ...handlers }: TooltipTriggerProps) {
  const hear = useEffectEvent((name: Name, heard: Event) => tell(handlers, name, heard, element));
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
