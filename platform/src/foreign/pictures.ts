/** Stands for `schema/pictures` where there is no shell: pictures are asked of the site, not of the host. */

import { attachedAssetsPath as path, photoVariant } from 'schema';
import { onSite } from './origin.ts';

export const attachedAssetsPath = onSite(path);
export { photoVariant };
