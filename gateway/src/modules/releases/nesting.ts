/** Whether each element of a body ends where it says. What does not would take in what stands behind it. */

import type { Tag } from './tags.ts';

/** Elements whose end another one's beginning, or their parent's end, may say. */
const IMPLIED = new Set(
  'caption colgroup dd dt li optgroup option p rb rp rt rtc tbody td tfoot th thead tr'.split(' '),
);

/** Is given each tag of a body, and names the first element that is not closed, or closed where another one is open. */
export function createNesting() {
  const open: string[] = [];
  let fault: string | undefined;
  /** Takes away what ends without a word of its own, up to an element of this name. */
  function skip(name: string | undefined): string | undefined {
    let last = open.at(-1);
    for (; last !== undefined && last !== name && IMPLIED.has(last); last = open.at(-1)) open.pop();
    return last;
  }
  function close(name: string): void {
    if (fault) return;
    const last = skip(name);
    if (last === name) open.pop();
    else if (last === undefined) fault = `closes <${name}>, which is not open`;
    else if (!IMPLIED.has(name)) fault = `closes <${name}> within <${last}>`;
  }
  return {
    see: ({ name }: Tag): void => void open.push(name),
    close,
    fault(): string | undefined {
      const left = fault ? undefined : skip(undefined);
      return left === undefined ? fault : `does not close <${left}>`;
    },
  };
}
