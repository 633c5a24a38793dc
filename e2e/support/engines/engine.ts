/** What a smoke of the site needs of a browser, whatever drives it. */

export interface Engine {
  readonly name: string;
  goto(url: string): Promise<void>;
  /** Runs the body of a function in the page and answers what it returns. */
  run<T>(body: string): Promise<T>;
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  /** What the console said so far. */
  said(): readonly string[];
  close(): Promise<void>;
}
