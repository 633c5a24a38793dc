/** Ends a command with an error's own words, without a stack: they are for whoever has typed it. */
export function endWith(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
