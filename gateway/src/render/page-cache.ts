/** Rendered pages by address and version of everything they show. Kept by use: the least lately asked for goes first. */

export type CachedPage = {
  status: number;
  headers: Record<string, string>;
  html: Buffer;
  brotli: Buffer;
  etag: string;
};

/** A few thousand pages of about 40 kB; an address that nobody asks for again does not stay. */
const LIMIT = 3000;

export class PageCache {
  private readonly pages = new Map<string, CachedPage>();
  private readonly underway = new Map<string, Promise<CachedPage>>();

  get size(): number {
    return this.pages.size;
  }

  /** The page under `key`, made by `make` when it is not there; asked for twice at once, it is made once. */
  async get(key: string, make: () => Promise<CachedPage & { isLasting: boolean }>): Promise<CachedPage> {
    const known = this.pages.get(key);
    if (known) {
      this.pages.delete(key);
      this.pages.set(key, known);
      return known;
    }
    const running = this.underway.get(key);
    if (running) return running;
    const making = make()
      .then(({ isLasting, ...page }) => {
        if (isLasting) this.keep(key, page);
        return page;
      })
      .finally(() => this.underway.delete(key));
    this.underway.set(key, making);
    return making;
  }

  private keep(key: string, page: CachedPage): void {
    this.pages.set(key, page);
    const [oldest] = this.pages.keys();
    if (this.pages.size > LIMIT && oldest !== undefined) this.pages.delete(oldest);
  }
}
