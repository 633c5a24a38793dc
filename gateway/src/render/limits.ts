/** How long a page may take, and how many pages may wait. */
export type RenderLimits = {
  /** Milliseconds of the page's own time. A page of sixty cards takes a few, so one that takes this long never ends. */
  ownMs: number;
  /** Milliseconds for all queries of a page together; the same as the database's limit for one statement. */
  dataMs: number;
  queueMs: number;
  queueLength: number;
  /** Milliseconds to load the whole set, which usually takes a fraction of a second. */
  startMs: number;
  /** The most memory that one process may hold: about five times what the live site needs. */
  memoryBytes: number;
};

const MB = 1024 * 1024;

export const renderLimits: RenderLimits = {
  ownMs: 3000,
  dataMs: 10_000,
  queueMs: 20_000,
  queueLength: 512,
  startMs: 10_000,
  memoryBytes: 768 * MB,
};
