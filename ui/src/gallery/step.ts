import type { KeyboardEvent } from 'react';

const ways: Readonly<Record<string, number | undefined>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Which way a key moves along the pictures. With another key held it is the browser's: Alt and the left arrow lead a page back. */
export const stepOf = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): number | undefined =>
  altKey || ctrlKey || metaKey || shiftKey ? undefined : ways[key];
