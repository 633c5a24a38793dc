import { createMemory } from '../memory.ts';

/** Whether this visitor has written already: nobody asks again in the same visit. */
export const sentLead = createMemory(() => sessionStorage, 'leadSent');
