import { media } from 'ui/contract';

/** When a text is folded: on a phone, if scripts can unfold it. */
export const folds = `${media.phone} and (scripting: enabled)`;
