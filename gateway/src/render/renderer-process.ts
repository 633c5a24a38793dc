/**
 * The process that runs the server bundles of the parts. It has no credentials and no network, reads only the releases
 * and its own source, and talks to the gateway over IPC only. So a faulty bundle costs a page, never the gateway.
 */

import { AsyncLocalStorage } from 'node:async_hooks';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { watchIntrinsics } from './intrinsics.ts';
import type { FromRenderer, Prepare, Rendered, ToRenderer } from './messages.ts';

type Query = (
  operation: { hash: string; name: string; text: string },
  variables: Record<string, unknown>,
) => Promise<unknown>;
type ShellServer = {
  prepare(given: { registry: unknown; site: unknown; modules: unknown }): Promise<void>;
  render(url: string, query: Query, registry: unknown, form: unknown): Promise<Rendered>;
};

const toParent = process.send?.bind(process);
const onProcess = process.on.bind(process);
const memory = process.memoryUsage.rss.bind(process);
/** So many names are told of what was changed: to freeze one object changes all of its. */
const MANY = 8;
/** Ignores errors: if the gateway was killed, this process ends by itself (`disconnect`). */
const send = (message: FromRenderer): void => void toParent?.(message, undefined, {}, () => {});
const answers = new Map<number, { resolve: (data: unknown) => void; reject: (error: Error) => void }>();
let questions = 0;

type Start = 'setTimeout' | 'setInterval' | 'setImmediate';
/** `run`: does at once what the timer would do when its time comes. */
type Timer = { start: Start; isDue: boolean; end: () => void; run: () => void };
/** The drawing of one page. `isOver`: nobody waits for it any more. `links`: so many timers it has started since. */
type Drawing = { url: string; timers: Map<unknown, Timer>; isOver: boolean; links: number };

/** Whose each timer is: one drawing may end what another has started. */
const owners = new Map<unknown, Drawing>();

/** Knows the drawing in whatever a page calls, awaits or starts. */
const drawings = new AsyncLocalStorage<Drawing>();

/** Sends the gateway a query of one page. It is answered as for an anonymous visitor, while the page is drawn. */
const queryFor =
  (render: number, drawing: Drawing): Query =>
  (operation, variables) =>
    new Promise((resolve, reject) => {
      // To reject would let whoever asks in a loop ask again.
      if (drawing.isOver) return;
      questions += 1;
      answers.set(questions, { resolve, reject });
      send({ type: 'query', id: questions, render, operation, variables });
    });

const releaseOf = (url: string, folders: readonly string[]) => folders.find((folder) => url.startsWith(`${folder}/`));

/** Bundles may import only what the shell provides, and files of their own release; not even Node's own modules. */
function admitOnly(provided: Record<string, string>, folders: readonly string[]): void {
  registerHooks({
    resolve(specifier, context, next) {
      const from = context.parentURL ? releaseOf(context.parentURL, folders) : undefined;
      if (!from) return next(specifier, context);
      const shared = provided[specifier];
      if (shared) return { url: shared, format: 'module', shortCircuit: true };
      const isOwn = /^\.{1,2}\//.test(specifier) && new URL(specifier, context.parentURL).href.startsWith(`${from}/`);
      if (!isOwn) throw new Error(`${specifier} is neither provided by the shell nor a file of this release`);
      return next(specifier, context);
    },
  });
}

function takeAway(): void {
  const gone = ['fetch', 'WebSocket', 'EventSource', 'BroadcastChannel'];
  for (const name of gone) Reflect.deleteProperty(globalThis, name);
  const bare = Object.freeze({ env: Object.freeze({ NODE_ENV: 'production' }) });
  Object.defineProperty(globalThis, 'process', { value: bare, writable: false, configurable: false });
}

let isLoading = false;
let isTrial = false;
/** Unhandled rejections while a module loads, or a page is on trial. */
let unheard: unknown[] = [];
/** In front of visitors a fault of a page is told. One that is no page's ends the process. */
for (const fault of ['unhandledRejection', 'uncaughtException'])
  onProcess(fault, (reason: unknown) => {
    const drawing = drawings.getStore();
    if (isLoading || isTrial) unheard.push(reason);
    else if (drawing) tellLeft(drawing, reason);
    else throw reason;
  });
const tellLeft = ({ url }: Drawing, reason: unknown): void =>
  send({ type: 'left', message: `${url}: ${describe(reason)}` });

const startImmediate = setImmediate;
/** Node reports unhandled rejections between two turns of the event loop. */
const nextTurn = (): Promise<void> => new Promise((resolve) => void startImmediate(resolve));

/** Timers are ended by themselves or by their numbers; immediates have none. */
const keyOf = (timer: unknown): unknown => (Number.isNaN(Number(timer)) ? timer : Number(timer));

/**
 * Timers belong to the drawing that starts them, and end with it. A timer that a module starts while it loads runs as
 * long as the process, and an error in it ends the pages of all parts.
 */
function guardTimers(): void {
  for (const name of ['Timeout', 'Interval', 'Immediate'] as const) {
    const [starts, ends] = [`set${name}`, `clear${name}`] as const;
    const start = globalThis[starts] as (...given: unknown[]) => unknown;
    const end = globalThis[ends] as (timer: unknown) => void;
    const guarded = (callback: (...given: unknown[]) => void, ...given: unknown[]) => {
      if (isLoading) throw new Error(`${starts} is called while the module loads`);
      const drawing = drawings.getStore();
      if (!drawing) return start(callback, ...given);
      const run = (...values: unknown[]) => {
        entry.isDue = starts === 'setInterval';
        callback(...values);
      };
      const timer = start(run, ...given);
      const values = name === 'Immediate' ? given : given.slice(1);
      const entry = { start: starts, isDue: true, end: () => end(timer), run: () => run(...values) };
      // One that has run stays, because it may start itself anew (`refresh`).
      drawing.timers.set(keyOf(timer), entry);
      owners.set(keyOf(timer), drawing);
      if (drawing.isOver) leave(drawing);
      return timer;
    };
    const guardedEnd = (timer: unknown) => {
      owners.get(keyOf(timer))?.timers.delete(keyOf(timer));
      owners.delete(keyOf(timer));
      end(timer);
    };
    Object.assign(globalThis, { [starts]: guarded, [ends]: guardedEnd });
  }
  // Its ports would call back for ever, and no drawing knows of them.
  Reflect.deleteProperty(globalThis, 'MessageChannel');
}

/** Ends all timers of a drawing. Returns those that have not run yet. */
function endTimers({ timers }: Drawing): Timer[] {
  const ended = [...timers];
  timers.clear();
  for (const [key, { end }] of ended) {
    owners.delete(key);
    end();
  }
  return ended.map(([, timer]) => timer).filter(({ isDue }) => isDue);
}

/** So often what a page has left may start something anew. */
const MOST_LINKS = 10;

function runNow({ start, run }: Timer): void {
  if (start === 'setInterval') throw new Error('starts an interval and does not end it');
  try {
    run();
  } catch (error) {
    throw new Error(`leaves a timer that throws: ${String(error)}`);
  }
}

/**
 * In front of visitors: nothing that a drawing has left runs on in the process, where each drawing would leave more. Its
 * timers run at the next turn, as a library's that empties a cache a while later, and so does what they start; not for ever.
 */
function leave(drawing: Drawing): void {
  drawing.isOver = true;
  for (const { start, run } of endTimers(drawing)) {
    if (start === 'setInterval' || isTrial || drawing.links === MOST_LINKS) continue;
    drawing.links += 1;
    startImmediate(run);
  }
}

/**
 * On trial what a drawing leaves is a fault if it fails, or has no end. Its timers run out at once. Rejects if one of
 * them fails, or if there is no end to them.
 */
async function runOut(drawing: Drawing): Promise<void> {
  for (let links = 0; ; links += 1) {
    do await nextTurn();
    while (answers.size > 0);
    const due = endTimers(drawing);
    if (due.length === 0) return;
    if (links === MOST_LINKS) throw new Error('starts a timer that starts another, and so on without an end');
    for (const timer of due) runNow(timer);
  }
}

let changed: () => string[] = () => [];
/** Restores what all parts share, and says what was changed of it. */
function restoreShared(): string | undefined {
  const names = changed();
  return names.length > 0 ? `changes ${names.slice(0, MANY).join(', ')}, which all parts share` : undefined;
}
function tellChanges(whose: string): void {
  const words = restoreShared();
  if (words) send({ type: 'failure', message: `${whose}: ${words}` });
}
const demandUnchanged = (): void => {
  const words = restoreShared();
  if (words) throw new Error(words);
};

/**
 * Returns undefined for a module that does not load. One that changes what all parts share is told, and drawn
 * nevertheless: on trial only if it is live already, for what is told refuses every other.
 */
async function importModule(key: string, file: string): Promise<unknown> {
  try {
    unheard = [];
    const module: unknown = await import(pathToFileURL(file).href);
    await nextTurn();
    if (unheard.length > 0) throw unheard[0];
    return module;
  } catch (error) {
    send({ type: 'failure', message: `${key}: ${error instanceof Error ? error.stack : String(error)}` });
    return undefined;
  }
}

/**
 * One after the other, so that each fault is known to be of one module. What all parts share is looked at after each
 * module on trial. In front of visitors once a part is enough, for it is only put back: a part may have gone live before
 * there was a rule against what it does.
 */
async function importModules({ remotes, isTrial: isOnTrial = false }: Prepare): Promise<Map<string, unknown>> {
  const imported = new Map<string, unknown>();
  guardTimers();
  changed = watchIntrinsics();
  isLoading = true;
  for (const { name, folder, modules } of remotes) {
    for (const { module, file } of modules) {
      const key = `${name} ${module}`;
      imported.set(key, await importModule(key, join(folder, file)));
      if (isOnTrial) tellChanges(key);
    }
    tellChanges(name);
  }
  isLoading = false;
  return imported;
}

function moduleSource(imported: ReadonlyMap<string, unknown>) {
  return {
    peek: (remote: string, module: string) => imported.get(`${remote} ${module}`),
    load: async (remote: string, module: string) => {
      const found = imported.get(`${remote} ${module}`);
      if (!found) throw new Error(`${remote} has no working module ${module}`);
      return found;
    },
  };
}

let shell: ShellServer | undefined;
let registry: unknown;
let site: unknown;
let source: unknown;

/** The shell uses the given values from each call on. */
const tell = (server: ShellServer): Promise<void> => server.prepare({ registry, site, modules: source });

async function prepare(message: Prepare): Promise<void> {
  const shellFolder = pathToFileURL(message.shellFolder).href;
  const provided = Object.fromEntries(
    Object.entries(message.provided).map(([request, file]) => [request, `${shellFolder}/${file}`]),
  );
  admitOnly(provided, [shellFolder, ...message.remotes.map(({ folder }) => pathToFileURL(folder).href)]);
  takeAway();
  registry = message.registry;
  site = message.site;
  const server = (await import(`${shellFolder}/render.mjs`)) as ShellServer;
  source = moduleSource(await importModules(message));
  await tell(server);
  // The identity may have changed while the shell prepared.
  if (site !== message.site) await tell(server);
  shell = server;
  isTrial = message.isTrial ?? false;
  send({ type: 'ready', bytes: memory() });
}

const describe = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

type Request = Extract<ToRenderer, { type: 'render' }>;

async function onTrial(drawing: Drawing, page: Promise<Rendered>): Promise<Rendered> {
  try {
    const drawn = await page;
    await runOut(drawing);
    if (unheard.length > 0) throw new Error(`rejects or throws where nobody hears it: ${String(unheard[0])}`);
    return drawn;
  } finally {
    demandUnchanged();
  }
}

async function draw({ id, url, form }: Request, drawing: Drawing): Promise<Rendered> {
  if (!shell) throw new Error('The renderer is not prepared');
  unheard = [];
  try {
    const page = shell.render(url, queryFor(id, drawing), registry, form);
    return await (isTrial ? onTrial(drawing, page) : page);
  } finally {
    leave(drawing);
  }
}

async function render(request: Request): Promise<void> {
  const { id, url } = request;
  const drawing: Drawing = { url, timers: new Map(), isOver: false, links: 0 };
  send({ type: 'begun', id });
  try {
    const page = await drawings.run(drawing, () => draw(request, drawing));
    send({ type: 'rendered', id, page, bytes: memory() });
  } catch (error) {
    send({ type: 'threw', id, message: describe(error) });
  }
}

/** At once, so that the next page already has this identity. */
function identify(message: Extract<ToRenderer, { type: 'identity' }>): void {
  site = message.site;
  if (shell) tell(shell).catch((error: unknown) => send({ type: 'failure', message: describe(error) }));
}

onProcess('message', (message: ToRenderer) => {
  if (message.type === 'prepare')
    prepare(message).catch((error: unknown) => send({ type: 'unusable', message: describe(error) }));
  else if (message.type === 'render') void render(message);
  else if (message.type === 'identity') identify(message);
  else {
    const waiting = answers.get(message.id);
    answers.delete(message.id);
    if ('text' in message) waiting?.resolve((JSON.parse(message.text) as { data: unknown }).data);
    else waiting?.reject(new Error(message.error));
  }
});
