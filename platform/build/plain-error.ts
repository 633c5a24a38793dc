/** What is wrong with a command, for whoever has typed it: Rspack prints an error's stack, which would say nothing to them. */
export class PlainError extends Error {
  constructor(message: string) {
    super(message);
    this.stack = message;
  }
}
