/** The part of React's refresh runtime that is used here. Its package has no types. */
declare module 'react-refresh/runtime' {
  import type { ElementType } from 'react';

  /** All versions of one component. */
  export type Family = { current: ElementType };
  /** `staleFamilies`: their hooks changed, so the new version cannot use the old state. */
  export type Update = { updatedFamilies: Set<Family>; staleFamilies: Set<Family> };

  export function getFamilyByType(type: unknown): Family | undefined;
  export function performReactRefresh(): Update | null;
}
