/** The dropdown of the plain menu closes on a press outside and on Escape, which returns the focus to its button. */

import { useEffect } from 'react';

const openDropdown = (): HTMLDetailsElement | null => document.querySelector('details[data-dropdown][open]');

function closeOutside({ target }: PointerEvent): void {
  const dropdown = openDropdown();
  if (dropdown && target instanceof Node && !dropdown.contains(target)) dropdown.open = false;
}

function closeOnEscape({ key }: KeyboardEvent): void {
  const dropdown = key === 'Escape' && openDropdown();
  if (!dropdown) return;
  dropdown.open = false;
  dropdown.querySelector('summary')?.focus();
}

export function useOpenDropdown(): void {
  useEffect(() => {
    const gone = new AbortController();
    document.addEventListener('pointerdown', closeOutside, { signal: gone.signal, passive: true });
    document.addEventListener('keydown', closeOnEscape, { signal: gone.signal });
    return () => gone.abort();
  }, []);
}
