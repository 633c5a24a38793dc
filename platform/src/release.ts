/** The description of one built part, as in `release.json`. */

/** A registered GraphQL operation. `hash` is the SHA-256 of `text`, in hex. */
export type Operation = { name: string; hash: string; text: string };

/** Files for a browser, relative to the release's `web/`. */
export type Files = { scripts: string[]; styles: string[] };

/** The files that one module needs in a browser, and the heavy modules that it consumes from the shell. */
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
/**
 * A link that a part offers to the header, the footer or both. `to`: a path of the site, with or without a fragment.
 * The lowest `order` comes first.
 */
export type FrameLink = { label: string; to: string; places: Array<'header' | 'footer'>; order: number };
/**
 * A path of a part. `image`: in the part's content the name of a picture; in a release the largest file of that
 * picture.
 */
export type SitemapEntry = { path: string; image?: string };

export type Release = {
  /** The package's name: `shell`, `mfe-listings`. */
  name: string;
  /** The prefix of its slots; empty for the shell. */
  short: string;
  version: string;
  /** The browser entry, relative to the release: the shell's main script, a remote's container. */
  entry: string;
  /** For the shell: the script that loads the entry after the first paint, relative to the release's `web/`. */
  start: string;
  /** The name of the global variable that holds a remote's container. */
  global: string;
  isPrivate: boolean;
  pages: ReleasedPage[];
  slots: Record<string, ReleasedSlot>;
  /** Slots that other sites may show, too. They find them through `mf-manifest.json` in `foreign/`. */
  foreign: string[];
  /** For the shell: slots that the frame shows, on any page. */
  frameSlots: string[];
  /** For the shell: bare request → the file of its server half that remotes' server halves import. */
  lent: Record<string, string>;
  /** For the shell: heavy module → its files. */
  lentFiles: Record<string, Files>;
  /** Styles of the entry itself. For the shell: the styles of the frame. */
  styles: string[];
  /** Fonts to preload, relative to the release's `web/`. */
  fonts: string[];
  /** The icons of the site (shell), or of a part that is an application, relative to the release's `web/`. */
  icons: string[];
  /** For a part that can be put on a home screen. `worker`: the file of its service worker, relative to `web/`. */
  app?: { scope: string; start: string; worker: string } | undefined;
  navigation: NavigationEntry[];
  links: FrameLink[];
  sitemap: SitemapEntry[];
  /** Limits in transferred bytes. A promote checks all parts against the shell's limits. */
  budgets: { shell: number; entry: number; privateEntry?: number | undefined; page: number; slot: number };
  /**
   * The versions of `platform` and `ui` that it provides (shell), or the ranges against which it was built (remote).
   */
  platform: string;
  ui: string;
  operations: Operation[];
  files: Record<string, { integrity: string; bytes: number }>;
};
