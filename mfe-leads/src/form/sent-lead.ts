import { createPersistentFlag } from '../persistent-flag.ts';

/** Whether this visitor has written already: nobody asks again in the same visit. */
export const sentLead = createPersistentFlag(() => sessionStorage, 'leadSent');
