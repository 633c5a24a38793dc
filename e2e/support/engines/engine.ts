/** What a smoke of the site needs of a browser, whatever drives it. */

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowRight';

export interface Engine {
  readonly name: string;
  goto(url: string): Promise<void>;
  /** Runs the body of a function in the page and answers what it returns. */
  run<T>(body: string): Promise<T>;
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  /** Presses one key, by its name in `KeyboardEvent.key`. */
  press(key: Key): Promise<void>;
  /** Gives the page's window this size, in CSS px. */
  resize(width: number, height: number): Promise<void>;
  /** Prints the page on Letter paper and answers how many pages that makes; absent where no driver can. */
  print?(): Promise<number>;
  /** What the console said so far. */
  said(): readonly string[];
  close(): Promise<void>;
}
