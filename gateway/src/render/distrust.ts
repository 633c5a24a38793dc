/** Pages that lately took a renderer with them, or threw. They are left to browsers for some seconds, then tried again. */

import { LRUCache } from 'lru-cache';

/** Long enough that a page that hangs for 3 s does not hold the renderers up, short enough to be over soon. */
const REST_MS = 5000;
/** So many addresses of one page at fault at the same time are the page's fault, whatever the record. */
const PATIENCE = 3;
const REMEMBERED = 1000;
/** By the clock that tests can move. */
const rest = { ttl: REST_MS, perf: { now: () => Date.now() } };

export class Distrust {
  private readonly addresses = new LRUCache<string, true>({ max: REMEMBERED, ...rest });
  private readonly pages = new LRUCache<string, LRUCache<string, true>>({ max: REMEMBERED });

  /** Whether the page at this address may be rendered: it has no fault, or has rested long enough for another try. */
  mayTry(page: string, address: string): boolean {
    const faults = this.pages.get(page);
    faults?.purgeStale();
    return !this.addresses.has(address) && (faults?.size ?? 0) < PATIENCE;
  }

  /** Notes a fault at this address. `isCostly`: it took seconds or a process, so that other addresses are not tried for ever. */
  blame(page: string, address: string, { isCostly }: { isCostly: boolean }): void {
    this.addresses.set(address, true);
    if (!isCostly) return;
    const faults = this.pages.get(page) ?? new LRUCache({ max: PATIENCE, ...rest });
    faults.set(address, true);
    this.pages.set(page, faults);
  }
}
