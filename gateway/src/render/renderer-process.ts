/**
 * The process that runs the server bundles of the parts. It has no credentials and no network, reads only the releases
 * and its own source, and talks to the gateway over IPC only. So a faulty bundle costs a page, never the gateway.
 */

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

/** Sends the gateway a query of one page. It is answered as for an anonymous visitor. */
const queryFor =
  (render: number): Query =>
  (operation, variables) =>
    new Promise((resolve, reject) => {
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
/**
 * Unhandled rejections while a module loads, or a page is on trial. In front of visitors one ends the process, because
 * nobody knows which page caused it.
 */
let unheard: unknown[] = [];
for (const fault of ['unhandledRejection', 'uncaughtException'])
  onProcess(fault, (reason: unknown) => {
    if (!isLoading && !isTrial) throw reason;
    unheard.push(reason);
  });
const startImmediate = setImmediate;
/** Node reports unhandled rejections between two turns of the event loop. */
const nextTurn = (): Promise<void> => new Promise((resolve) => void startImmediate(resolve));

type Start = 'setTimeout' | 'setInterval' | 'setImmediate';
/** `run`: does at once what the timer would do when its time comes. */
type Timer = { start: Start; end: () => void; run: () => void };
/** The timers that a page on trial has started, and that have neither ended nor run. */
const timers = new Map<unknown, Timer>();

/** Timers are ended by themselves or by their numbers; immediates have none. */
const keyOf = (timer: unknown): unknown => (Number.isNaN(Number(timer)) ? timer : Number(timer));

/**
 * A timer that a module starts while it loads runs as long as the process, and an error in it ends the pages of all
 * parts.
 */
function guardTimers(): void {
  for (const name of ['Timeout', 'Interval', 'Immediate'] as const) {
    const [starts, ends] = [`set${name}`, `clear${name}`] as const;
    const start = globalThis[starts] as (...given: unknown[]) => unknown;
    const end = globalThis[ends] as (timer: unknown) => void;
    const guarded = (callback: (...given: unknown[]) => void, ...given: unknown[]) => {
      if (isLoading) throw new Error(`${starts} is called while the module loads`);
      if (!isTrial) return start(callback, ...given);
      const run = (...values: unknown[]) => {
        if (starts !== 'setInterval') timers.delete(keyOf(timer));
        callback(...values);
      };
      const timer = start(run, ...given);
      const values = name === 'Immediate' ? given : given.slice(1);
      timers.set(keyOf(timer), { start: starts, end: () => end(timer), run: () => run(...values) });
      return timer;
    };
    const guardedEnd = (timer: unknown) => {
      timers.delete(keyOf(timer));
      end(timer);
    };
    Object.assign(globalThis, { [starts]: guarded, [ends]: guardedEnd });
  }
}

function endTimers(): Timer[] {
  const left = [...timers.values()];
  timers.clear();
  for (const { end } of left) end();
  return left;
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
 * In front of visitors what a drawing leaves runs on in the process, and each drawing leaves more. On trial its timers
 * run out at once. Rejects if one of them fails, or if there is no end to them.
 */
async function runOut(): Promise<void> {
  for (let links = 0; ; links += 1) {
    do await nextTurn();
    while (answers.size > 0);
    if (timers.size === 0) return;
    if (links === MOST_LINKS) throw new Error('starts a timer that starts another, and so on without an end');
    for (const timer of endTimers()) runNow(timer);
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

async function draw({ id, url, form }: Extract<ToRenderer, { type: 'render' }>): Promise<Rendered> {
  if (!shell) throw new Error('The renderer is not prepared');
  if (!isTrial) return shell.render(url, queryFor(id), registry, form);
  unheard = [];
  try {
    const page = await shell.render(url, queryFor(id), registry, form);
    await runOut();
    if (unheard.length > 0) throw new Error(`rejects or throws where nobody hears it: ${String(unheard[0])}`);
    return page;
  } finally {
    endTimers();
    demandUnchanged();
  }
}

async function render(request: Extract<ToRenderer, { type: 'render' }>): Promise<void> {
  const { id } = request;
  send({ type: 'begun', id });
  try {
    const page = await draw(request);
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
    if ('data' in message) waiting?.resolve(message.data);
    else waiting?.reject(new Error(message.error));
  }
});
