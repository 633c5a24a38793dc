import type { KeyboardEvent } from 'react';

/**
 * A key handler: Enter does this, and not what it does in a form by itself. The Enter that ends a composition, as in
 * Chinese, does neither. Safari says that it is one only by its key code, 229.
 */
export const onEnter =
  (act: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const { isComposing, keyCode } = event.nativeEvent;
    if (!isComposing && keyCode !== 229) act();
  };
