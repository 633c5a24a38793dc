/** The part of React's refresh runtime that is used here; its package brings no types. */
declare module 'react-refresh/runtime' {
  import type { ElementType } from 'react';

  /** One component through all its versions. */
  export type Family = { current: ElementType };
  /** `stale`: those whose hooks changed, and whose state means nothing to their new version. */
  export type Update = { updatedFamilies: Set<Family>; staleFamilies: Set<Family> };

  export function getFamilyByType(type: unknown): Family | undefined;
  export function performReactRefresh(): Update | null;
}
