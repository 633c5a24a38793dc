/** The description of one built part, as `release.json` holds it. */

/** A registered GraphQL operation. `hash` is the SHA-256 of `text`, in hex. */
export type Operation = { name: string; hash: string; text: string };

/** Files for a browser, relative to the release's `web/`. */
export type Files = { scripts: string[]; styles: string[] };

/** What one module needs in a browser: files of its own release, and heavy parts that the shell provides. */
export type ModuleFiles = Files & { module: string; borrows: string[] };

export type ReleasedPage = ModuleFiles & {
  path: string;
  server: string;
  slots: string[];
  params: string[];
  isUnlisted?: boolean | undefined;
};
export type ReleasedSlot = ModuleFiles & { server: string };

/** A link that a part offers to the frame: header dropdown, footer, grids. */
export type NavigationEntry = { id: number; name: string; state: string; slug: string; href: string };
/** A link that a part offers to the header, the footer or both. `to`: a path of the site, with a fragment or without. The lowest `order` comes first. */
export type FrameLink = { label: string; to: string; places: Array<'header' | 'footer'>; order: number };
/** An address of a part's own. `image`: in its content, the name of a picture of its build; in a release, that picture's largest file. */
export type SitemapEntry = { path: string; image?: string };

export type Release = {
  /** The package's name: `shell`, `mfe-listings`. */
  name: string;
  /** The prefix of its slots; empty for the shell. */
  short: string;
  version: string;
  /** The browser entry, relative to the release: the shell's main script, a remote's container. */
  entry: string;
  /** For the shell: the script that brings the entry after the first paint, relative to the release's `web/`. */
  start: string;
  /** Global under which a remote's container appears. */
  global: string;
  isPrivate: boolean;
  pages: ReleasedPage[];
  slots: Record<string, ReleasedSlot>;
  /** Slots that sites of others may show, too: they find them in `foreign/`, by its `mf-manifest.json`. */
  foreign: string[];
  /** For the shell: slots that the frame opens on any page. */
  frameSlots: string[];
  /** For the shell: bare request → file of its server half, for the remotes' server halves. */
  lent: Record<string, string>;
  /** For the shell: heavy part → the files it comes in. */
  lentFiles: Record<string, Files>;
  /** Styles of the entry itself (the frame's, for the shell). */
  styles: string[];
  /** Fonts to preload, relative to the release's `web/`. */
  fonts: string[];
  /** The site's icons, for the shell, or those of a part that is an application; relative to the release's `web/`. */
  icons: string[];
  /** Of a part that can be put on a home screen. `worker`: its service worker's file, relative to `web/`. */
  app?: { scope: string; start: string; worker: string } | undefined;
  navigation: NavigationEntry[];
  links: FrameLink[];
  sitemap: SitemapEntry[];
  /** Limits in transferred bytes that a promote holds every part to: the shell's are the set's. */
  budgets: { shell: number; entry: number; privateEntry?: number | undefined; page: number; slot: number };
  /** The versions of `platform` and `ui` it provides (shell), or the ranges it was built against (remote). */
  platform: string;
  ui: string;
  operations: Operation[];
  files: Record<string, { integrity: string; bytes: number }>;
};
