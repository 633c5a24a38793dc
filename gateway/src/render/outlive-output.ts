/**
 * Lets a process go on where stdout or stderr takes nothing, as a file on a full disk: without a listener, such an error
 * ends it. For what goes through `console`; the log sees to itself. It stands here because a renderer reads nothing else.
 */
export function outliveOutput(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
}
