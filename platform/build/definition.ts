/** What a part of the site offers, as its `remote.ts` (or the shell's `shell.ts`) declares it. */

export type PageDefinition = {
  /** The page module, relative to the part's folder. */
  module: string;
  /** Slots of other parts that the page places, `remote/Slot`. A promote is refused while one of them is nowhere live. */
  slots?: readonly string[];
  /** The query parameters that change what the page shows; the server ignores every other one. */
  params?: readonly string[];
  /** Left out of the sitemap and of /llms.txt: a page that shows each visitor something else. */
  isUnlisted?: boolean;
};

/** What a part is when it is put on a home screen: an application of its own, below its own address. */
export type AppDefinition = {
  /** Below which address it is; the service worker's scope, too. Ends in a slash. */
  scope: string;
  /** Where it begins. */
  start: string;
  /** The module of its service worker, relative to the part's folder. */
  worker: string;
};

/** A link in the site's header, its footer, or both. */
export type LinkDefinition = {
  /** 20 letters at most in the footer, 8 in the header. */
  label: string;
  /** An address of a live page, with a fragment or without: `/notes`, `/notes#latest`. */
  to: string;
  places: ReadonlyArray<'header' | 'footer'>;
  /** Among the links of all parts, which come after the site's own: the lowest first. 0 by itself. */
  order?: number;
};

export type RemoteDefinition = {
  /** Short name: the prefix of its slots (`listings/RecentSales`). The package is called `mfe-<name>`. */
  name: string;
  /** Path pattern → page module. */
  pages: Record<string, PageDefinition>;
  /** Slot name → slot module. */
  slots: Record<string, string>;
  /** Slots that sites of others may show, too, by `/federation/mfe-<name>/mf-manifest.json`. */
  foreign?: readonly string[];
  /** Three at most; the header has room for one of all parts. */
  links?: readonly LinkDefinition[];
  /** A module that exports `navigation` and `sitemap`, run once at build. */
  content?: string;
  /** Left out of the registry that visitors receive; only /admin pages know it. */
  isPrivate?: boolean;
  /** Its icons lie in `src/icons`. */
  app?: AppDefinition;
};

export type ShellDefinition = {
  pages: Record<string, PageDefinition>;
  /** Slots that the frame itself places or opens on any page. */
  slots: readonly string[];
};

/** The federation name of a module: its path without `./src/` and extension. `./src/property/page.tsx` → `./property/page`. */
export const exposeName = (module: string): string => `./${module.replace(/^\.\/src\//, '').replace(/\.tsx?$/, '')}`;

/** The name of a module's own chunk: `./src/property/page.tsx` → `property-page`. */
export const chunkName = (module: string): string => exposeName(module).slice(2).replaceAll('/', '-');

/** Every page and slot module of a remote. */
export const modulesOf = ({ pages, slots }: RemoteDefinition): string[] => [
  ...Object.values(pages).map((page) => page.module),
  ...Object.values(slots),
];
