import { createMemory } from '../memory.ts';

/** Whether this visitor has closed the popup, or answered it, ever before. */
export const dismissed = createMemory(() => localStorage, 'leadPopupDismissed');
