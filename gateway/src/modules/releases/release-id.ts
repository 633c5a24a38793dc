export type ReleaseId = { readonly name: string; readonly version: string };

/** How messages name a release. */
export const titleOf = ({ name, version }: ReleaseId): string => `${name} ${version}`;
