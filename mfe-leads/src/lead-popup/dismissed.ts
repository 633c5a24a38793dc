import { createPersistentFlag } from '../persistent-flag.ts';

/** Whether this visitor has closed the popup, or answered it, ever before. */
export const dismissed = createPersistentFlag(() => localStorage, 'leadPopupDismissed');
