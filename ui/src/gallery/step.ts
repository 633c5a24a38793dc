import type { KeyboardEvent } from 'react';

const ways: Readonly<Record<string, number | undefined>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * The direction in which a key moves through the pictures. With another key held it is the browser's: Alt and the left
 * arrow go back a page.
 */
export const stepOf = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): number | undefined =>
  altKey || ctrlKey || metaKey || shiftKey ? undefined : ways[key];
