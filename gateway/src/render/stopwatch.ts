/** A time limit that can pause: it counts only while it runs. */
export class Stopwatch {
  private left: number;
  private readonly onOver: () => void;
  private running: { timer: NodeJS.Timeout; since: number } | undefined;

  /** `limit` in milliseconds. `onOver` is called once, when it has run for that long in total. */
  constructor(limit: number, onOver: () => void) {
    this.left = limit;
    this.onOver = onOver;
  }

  run(): void {
    if (this.running) return;
    this.running = { since: performance.now(), timer: setTimeout(this.onOver, Math.max(0, this.left)) };
  }

  halt(): void {
    if (!this.running) return;
    clearTimeout(this.running.timer);
    this.left -= performance.now() - this.running.since;
    this.running = undefined;
  }
}
