/** Compares two printed contracts of a package. Their first line is its version. */

const headOf = (text: string): string => text.slice(0, text.indexOf('\n'));
const restOf = (text: string): string => text.slice(text.indexOf('\n'));

/** What is wrong with the committed contract of a package. Undefined if it is the same as what the source prints. */
export function problem(name: string, committed: string, printed: string): string | undefined {
  if (committed === printed) return undefined;
  const isChanged = restOf(committed) !== restOf(printed);
  if (isChanged && headOf(committed) === headOf(printed))
    return `${name} provides something else than before: raise its version in ${name}/package.json, then \`npm run api\``;
  return `platform/api/${name}.txt is stale: run \`npm run api\``;
}
