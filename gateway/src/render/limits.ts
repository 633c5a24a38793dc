/** What a page may take until it is given up, and how many may wait. */
export type RenderLimits = {
  /** A page of sixty cards takes milliseconds; what takes this long of its own time does not end. */
  ownMs: number;
  /** For all queries of a page together; the database gives a single statement as long. */
  dataMs: number;
  queueMs: number;
  queueLength: number;
  /** For loading the whole set; it takes a fraction of a second. */
  startMs: number;
  /** Of the machine's memory that one process may hold: some five times what the live site needs. */
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
