/** What is read of a release to know which of its pages to open: less than the gateway keeps, and than a build says. */

export type Part = {
  readonly name: string;
  readonly version: string;
  /** The prefix of its slots. */
  readonly short: string;
  readonly isPrivate: boolean;
  readonly pages: ReadonlyArray<{ path: string; slots: readonly string[] }>;
  readonly slots: Readonly<Record<string, unknown>>;
  readonly frameSlots: readonly string[];
  readonly sitemap: ReadonlyArray<{ path: string }>;
};

export type PartSet = { readonly shell: Part; readonly remotes: readonly Part[] };
