/** What a page may take until it is given up, and how many may wait. */
export type RenderLimits = {
  /** A page of sixty cards takes milliseconds; what takes this long of its own time does not end. */
  ownMs: number;
  /** For all queries of a page together; the database gives a single statement as long. */
  dataMs: number;
  queueMs: number;
  queueLength: number;
};

export const renderLimits: RenderLimits = { ownMs: 3000, dataMs: 10_000, queueMs: 20_000, queueLength: 512 };
