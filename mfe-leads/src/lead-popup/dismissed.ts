import { createPersistentFlag } from '../persistent-flag.ts';

/** Whether this visitor has ever closed or answered the popup. */
export const dismissed = createPersistentFlag(() => localStorage, 'leadPopupDismissed');
