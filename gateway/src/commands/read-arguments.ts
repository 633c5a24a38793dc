import { parseArgs } from 'node:util';

/**
 * What stands behind a command: one argument, and which of its flags are set. Anything else, such as `--help` or a second
 * address, ends the process with the usage before anything is done: a word that is passed over may be the one that was meant.
 */
export function readArguments<Flag extends string = never>(usage: string, flags: readonly Flag[] = []) {
  try {
    const options = Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' as const }]));
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    const [argument, ...others] = positionals;
    if (argument === undefined || others.length > 0) throw new Error('One argument is expected');
    return { argument, has: (flag: Flag) => values[flag] === true };
  } catch (error) {
    // Node adds to an unknown option how it could be an argument. None of ours begins with a dash.
    const [problem] = (error instanceof Error ? error.message : String(error)).split('. ');
    console.error(`${problem}. Usage: ${usage}`);
    process.exit(1);
  }
}
