/** What pages leave behind when they are left for another one: listeners, intervals and elements of which there is one more each time. */

import type { CDPSession } from 'playwright-core';

/** They stay when a page goes, and so does what listens to them. */
const LASTING = ['window', 'document', 'document.documentElement', 'document.body', 'visualViewport', 'navigation'];

/** In the page, as text: its intervals by the part that started them, and the elements in head and body, each with how many there are. */
const countInPage = `(() => {
  const all = [
    ...window.__smokeIntervals().map((part) => 'an interval' + part),
    ...[document.head, document.body, document.querySelector('[data-frame]')].flatMap((parent) => parent ? [...parent.children].map((child) =>
      '<' + child.localName + '> in ' + (parent.dataset.frame === undefined ? '<' + parent.localName + '>' : 'the frame')) : []),
  ];
  return Object.entries(Object.groupBy(all, (what) => what)).map(([what, { length }]) => [what, length]);
})()`;

type Listener = { type: string; scriptId: string };

async function listenersOf(session: CDPSession, name: string): Promise<Listener[]> {
  const { result } = await session.send('Runtime.evaluate', { expression: `window.${name}` });
  if (!result.objectId) return [];
  const { objectId } = result;
  const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId });
  await session.send('Runtime.releaseObject', { objectId });
  return listeners;
}

/** What stands there, how often, and by which scripts. */
export type Standing = ReadonlyMap<string, { count: number; scripts: readonly string[] }>;

/** What stands there beyond the page itself. */
export async function standingIn(session: CDPSession): Promise<Standing> {
  const { result } = await session.send('Runtime.evaluate', { expression: countInPage, returnByValue: true });
  const counted: [string, number][] = result.value ?? [];
  const standing = new Map(counted.map(([what, count]) => [what, { count, scripts: [] as string[] }]));
  for (const name of LASTING)
    for (const { type, scriptId } of await listenersOf(session, name)) {
      const what = `what listens to ${type} of ${name}`;
      const { count, scripts } = standing.get(what) ?? { count: 0, scripts: [] };
      standing.set(what, { count: count + 1, scripts: [...scripts, scriptId] });
    }
  return standing;
}

/** Of which there is more than before. */
export const grownSince = (before: Standing, now: Standing): string[] =>
  [...now].filter(([what, { count }]) => count > (before.get(what)?.count ?? 0)).map(([what]) => what);

/** The script that comes up more often than before. */
const addedTo = (before: readonly string[], now: readonly string[]): string | undefined => {
  const often = (all: readonly string[], script: string) => all.filter((one) => one === script).length;
  return now.find((script) => often(now, script) > often(before, script));
};

/** In words, with whose it is. The debugger, which tells that, slows the page: it is asked only when something is amiss. */
export async function inWords(
  session: CDPSession,
  what: readonly string[],
  [before, now]: [Standing, Standing],
): Promise<string> {
  const parts = new Map<string, string>();
  session.on('Debugger.scriptParsed', ({ scriptId, url }) => {
    const [, part] = /\/releases\/([^/]+)\//.exec(url) ?? [];
    if (part) parts.set(scriptId, part);
  });
  await session.send('Debugger.enable');
  const said = what.slice(0, 3).map((one) => {
    const script = addedTo(before.get(one)?.scripts ?? [], now.get(one)?.scripts ?? []);
    const part = script && parts.get(script);
    return part ? `${one} (${part})` : one;
  });
  return said.join(', ');
}
