/** What a smoke test needs from a browser, whatever drives it. */

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowRight';

export interface Engine {
  readonly name: string;
  goto(url: string): Promise<void>;
  /** Runs the body of a function in the page and returns its result. */
  run<T>(body: string): Promise<T>;
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  /** Presses one key, by its name in `KeyboardEvent.key`. */
  press(key: Key): Promise<void>;
  /** Sets the size of the page's window, in CSS px. */
  resize(width: number, height: number): Promise<void>;
  /** Prints the page on Letter paper and returns the number of pages. Absent if the driver cannot print. */
  print?(): Promise<number>;
  /** The console's lines so far. */
  said(): readonly string[];
  close(): Promise<void>;
}
