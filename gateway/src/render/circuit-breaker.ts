/**
 * Pages that lately threw, hung or crashed a renderer. They are left to browsers for some seconds, then tried again.
 */

import { LRUCache } from 'lru-cache';

/** Long enough that a page that hangs for 3 s does not block the renderers, and short enough to be over soon. */
const REST_MS = 5000;
/** If so many addresses of one page fail at the same time, the page is at fault, not its record. */
const PATIENCE = 3;
const REMEMBERED = 1000;
/** `Date.now`, because tests can move that clock. */
const rest = { ttl: REST_MS, perf: { now: () => Date.now() } };

export class CircuitBreaker {
  private readonly addresses = new LRUCache<string, true>({ max: REMEMBERED, ...rest });
  private readonly pages = new LRUCache<string, LRUCache<string, true>>({ max: REMEMBERED });

  /**
   * Whether the page at this address may be rendered: it had no fault lately, and few of the page's other addresses
   * did.
   */
  mayTry(page: string, address: string): boolean {
    const faults = this.pages.get(page);
    faults?.purgeStale();
    return !this.addresses.has(address) && (faults?.size ?? 0) < PATIENCE;
  }

  /**
   * Notes a fault at this address. `isCostly`: it took seconds or a process, so it also counts against the page's other
   * addresses.
   */
  noteFault(page: string, address: string, { isCostly }: { isCostly: boolean }): void {
    this.addresses.set(address, true);
    if (!isCostly) return;
    const faults = this.pages.get(page) ?? new LRUCache({ max: PATIENCE, ...rest });
    faults.set(address, true);
    this.pages.set(page, faults);
  }
}
