import { createPersistentFlag } from '../persistent-flag.ts';

/** Whether this visitor has sent a lead in this visit. Then the popup does not ask. */
export const sentLead = createPersistentFlag(() => sessionStorage, 'leadSent');
