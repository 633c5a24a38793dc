import { media } from 'ui/contract';

/** Where something is folded up: on a phone, and where a script can open it again. */
export const folds = `${media.phone} and (scripting: enabled)`;
