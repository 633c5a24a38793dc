/** Compares what a package provides with what was printed of it: the first line is its version, the rest the contract. */

const headOf = (text: string): string => text.slice(0, text.indexOf('\n'));
const restOf = (text: string): string => text.slice(text.indexOf('\n'));

/** What is wrong with the printed contract of a package; `undefined` when it says what the source says. */
export function problem(name: string, committed: string, printed: string): string | undefined {
  if (committed === printed) return undefined;
  const isChanged = restOf(committed) !== restOf(printed);
  if (isChanged && headOf(committed) === headOf(printed))
    return `${name} provides something else than before: raise its version in ${name}/package.json, then \`npm run api\``;
  return `platform/api/${name}.txt is stale: run \`npm run api\``;
}
