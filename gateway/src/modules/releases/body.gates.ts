/** Reasons against the bodies of pages, which several parts make together: what a page has once, and where each element ends. */

import { type Drawn, isTouched, MANY, type PageInspector } from './body-links.ts';
import type { Release } from './release.ts';
import { readTags } from './tags.ts';

/** Elements whose end another one's beginning, or their parent's end, may say. */
const IMPLIED = new Set('dd dt li optgroup option p rb rp rt rtc tbody td tfoot th thead tr'.split(' '));
const ONCE = new Set(['h1', 'main']);

/** What of a body would take in what stands behind it: what it does not close, or closes where something else is open. */
function createNesting() {
  const open: string[] = [];
  let fault: string | undefined;
  /** Takes away what ends without a word of its own. */
  function skip(name: string | undefined): string | undefined {
    let last = open.at(-1);
    for (; last !== undefined && last !== name && IMPLIED.has(last); last = open.at(-1)) open.pop();
    return last;
  }
  return {
    open: (name: string) => void open.push(name),
    close(name: string) {
      if (fault) return;
      const last = skip(name);
      if (last === name) open.pop();
      else if (last === undefined) fault = `closes <${name}>, which is not open`;
      else if (!IMPLIED.has(name)) fault = `closes <${name}> within <${last}>`;
    },
    fault(): string | undefined {
      const left = fault ? undefined : skip(undefined);
      return left === undefined ? fault : `does not close <${left}>`;
    },
  };
}

function faultsOf({ where, body }: Drawn): string[] {
  const counts = new Map<string, number>();
  const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
  const nesting = createNesting();
  readTags(
    body,
    ({ name, attributes }) => {
      nesting.open(name);
      if (ONCE.has(name)) count(`<${name}>`);
      const id = attributes.get('id');
      if (id) count(`id="${id.slice(0, 80)}"`);
    },
    nesting.close,
  );
  const doubled = [...counts].filter(([, times]) => times > 1).slice(0, MANY);
  const nested = nesting.fault();
  return [
    ...doubled.map(([what, times]) => `${where} has ${times} × ${what}, one at most`),
    ...(nested ? [`${where} ${nested}, so that it takes in what is not its own`] : []),
  ];
}

/** What is wrong in the bodies of the pages that the change touches. */
export function findBodyFaults(shell: Release, changed: readonly Release[]): PageInspector {
  const faults: string[] = [];
  return {
    inspect(page) {
      if (faults.length < MANY && isTouched(page, shell, changed)) faults.push(...faultsOf(page));
    },
    reasons: () => faults,
  };
}
