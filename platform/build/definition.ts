/** What a part of the site offers, as its `remote.ts` (or the shell's `shell.ts`) declares it. */

export type PageDefinition = {
  /** The page module, relative to the part's folder. */
  module: string;
  /**
   * Slots of other parts that the page places, as `remote/Slot`. A release is not promoted if no live part has one of
   * them.
   */
  slots?: readonly string[];
  /** The query parameters that change what the page shows. The server ignores all others. */
  params?: readonly string[];
  /** The page is not in the sitemap and not in /llms.txt, because it shows something else to each visitor. */
  isUnlisted?: boolean;
};

/** A part that can be put on a home screen as an application of its own. */
export type AppDefinition = {
  /** The path below which it works, and the scope of its service worker. Ends in a slash. */
  scope: string;
  /** The path that it opens first. */
  start: string;
  /** The module of its service worker, relative to the part's folder. */
  worker: string;
};

/** A link in the site's header, its footer, or both. */
export type LinkDefinition = {
  /** At most 20 letters in the footer, 8 in the header. */
  label: string;
  /** The path of a live page, with or without a fragment: `/notes`, `/notes#latest`. */
  to: string;
  places: ReadonlyArray<'header' | 'footer'>;
  /** Position among the links of all parts, the lowest first. They follow the site's own links. Default: 0. */
  order?: number;
};

export type RemoteDefinition = {
  /** Short name: the prefix of its slots (`listings/RecentSales`). The package is called `mfe-<name>`. */
  name: string;
  /** Path pattern → page module. */
  pages: Record<string, PageDefinition>;
  /** Slot name → slot module. */
  slots: Record<string, string>;
  /** Slots that other sites may show, too, through `/federation/mfe-<name>/mf-manifest.json`. */
  foreign?: readonly string[];
  /** At most three. The header has room for one link from all parts together. */
  links?: readonly LinkDefinition[];
  /** A module that exports `navigation` and `sitemap`. The build runs it once. */
  content?: string;
  /** The part is not in the registry that visitors get. Only /admin pages know it. */
  isPrivate?: boolean;
  /** Its icons are in `src/icons`. */
  app?: AppDefinition;
};

export type ShellDefinition = {
  pages: Record<string, PageDefinition>;
  /** Slots that the frame itself shows, on any page. */
  slots: readonly string[];
};

/** The federation name of a module: no `./src/`, no extension. `./src/property/page.tsx` → `./property/page`. */
export const exposeName = (module: string): string => `./${module.replace(/^\.\/src\//, '').replace(/\.tsx?$/, '')}`;

/** The name of a module's own chunk: `./src/property/page.tsx` → `property-page`. */
export const chunkName = (module: string): string => exposeName(module).slice(2).replaceAll('/', '-');

/** Every page and slot module of a remote. */
export const modulesOf = ({ pages, slots }: RemoteDefinition): string[] => [
  ...Object.values(pages).map((page) => page.module),
  ...Object.values(slots),
];
