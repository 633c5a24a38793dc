/** Milliseconds by which the clocks of two machines may differ. What lies further ahead was written before a clock was set back. */
export const CLOCK_SLACK_MS = 60_000;
