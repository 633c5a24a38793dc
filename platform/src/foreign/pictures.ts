/** Replaces `schema/pictures` in pages of other sites: pictures are loaded from our site, not from the host. */

import { attachedAssetsPath as path, photoVariant } from 'schema';
import { onSite } from './origin.ts';

export const attachedAssetsPath = onSite(path);
export { photoVariant };
