export type ReleaseId = { readonly name: string; readonly version: string };

/** The name of a release in messages. */
export const titleOf = ({ name, version }: ReleaseId): string => `${name} ${version}`;
