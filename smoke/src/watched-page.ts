/** A page that is watched: what it says, reports, patches, and for how long it takes the main thread. */

import type { BrowserContext, Page } from 'playwright-core';
import { asItStands, notAsSent, type Sent, sentIn, withoutCanonical } from './as-sent.ts';
import { calledByItself, rememberByItself, stand, stood } from './by-itself.ts';
import { type Covers, covers } from './covers.ts';
import {
  findings,
  hasArrived,
  hasFailed,
  isSettled,
  LONGEST_TASK,
  movedByItself,
  navigate,
  remember,
} from './in-page.ts';
import { grownSince, inWords, standingIn } from './left-behind.ts';
import { restyles } from './restyles.ts';
import { rememberShared, sharedFindings } from './shared.ts';
import { LATE, MainThreadTaken, pause, within } from './within.ts';

/** Milliseconds. A deploying machine does other work, too. */
const LOAD_MS = 15_000;
const SETTLE_MS = 10_000;
/** What a page does by itself after it has come. */
const LOOK_ON_MS = 400;
/** So old a page is when it is looked at once more. */
const LATER_MS = 1500;

/** What a page is left to do by itself, by its own clock; and how long that may take, with what it asks for. */
const MINUTE_MS = 60_000;
const MINUTE_TAKES_MS = 8000;

/** A page is left and comes again so often, until of all that stands there nothing is more than the time before. */
const ROUNDS = 4;
/** What a page takes up and leaves behind when it has come again. */
const ROUND_MS = 100;

/** So often a page may ask after it has come, before it is looked at once more: this site's asks five times. */
const MOST_ASKED = 30;

const DESK = { width: 1280, height: 720 };
const PHONE = { width: 360, height: 740 };

/** In the browser driver's words: what was asked, the document that was to answer has been left. */
const hasGone = /Execution context was destroyed/;

/** Of an address that nobody answers. */
const NOT_ANSWERED = /net::ERR_\w+/;

const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

/** What of an address is a page's: its hash is the visitor's place in it. */
const placeOf = ({ pathname, search }: URL): string => pathname + search;

/** Says in words that nobody answered; what else failed stays as it is. */
function notAnswered(error: unknown): never {
  const [reason] = NOT_ANSWERED.exec(firstLine(error)) ?? [];
  throw reason ? new Error(`it is not answered (${reason})`, { cause: error }) : error;
}

/** The browser's own lines that say nothing of the part: of a machine that is busy, and of a document that is meant to be missing or closed. */
const EXPECTED = /was preloaded using link preload but not used/;
/** The level of hints that only a browser gives. */
const OF_BROWSER: string = 'verbose';
const OF_STATUS = /Failed to load resource: the server responded with a status of (\d+)/;

const ownOf = (changed: readonly string[]): string[] =>
  changed.length > 0 ? [`it changes what is the browser's own: ${changed.slice(0, 8).join(', ')}`] : [];

async function newPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  // The first two listen by changing what they listen to, so the last looks at the browser's own objects after them.
  await page.addInitScript(`${rememberShared};${rememberByItself};${remember}`);
  return page;
}

export class WatchedPage {
  private page: Page;
  private readonly context: BrowserContext;
  /** An empty page without the site's policy. */
  private readonly reader: Page;
  private said: string[] = [];
  private allowed: number | undefined;
  /** When the page had come, and how often it has asked since. */
  private came = 0;
  private asked = 0;
  /** Where it has to stay. */
  private path: string | undefined;
  /** What the server sent; nothing after a link. */
  private sent: Sent | undefined;

  private constructor(context: BrowserContext, reader: Page, page: Page) {
    this.context = context;
    this.reader = reader;
    this.page = page;
    this.listen();
  }

  private listen(): void {
    const { page } = this;
    page.on('console', (message) => {
      const [, status] = OF_STATUS.exec(message.text()) ?? [];
      if (message.type() !== OF_BROWSER && !EXPECTED.test(message.text()) && Number(status) !== this.allowed)
        this.said.push(`the console says: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.said.push(`it throws: ${firstLine(error)}`));
    page.on('request', (request) => {
      if (['fetch', 'xhr', 'ping'].includes(request.resourceType())) this.asked += 1;
      if (new URL(request.url()).pathname === '/api/rum') this.said.push(`it reports: ${request.postData() ?? ''}`);
    });
    page.on('crash', () => this.said.push('it crashes'));
  }

  static async open(context: BrowserContext, reader: Page): Promise<WatchedPage> {
    return new WatchedPage(context, reader, await newPage(context));
  }

  /** In a tab whose clock runs as any other's. */
  private async openAnew(): Promise<void> {
    await this.page.close();
    this.page = await newPage(this.context);
    this.listen();
  }

  /** Rejects with `MainThreadTaken` where the page does not answer within two seconds. */
  private async ask<T>(text: string): Promise<T> {
    const answer = await within(LONGEST_TASK, this.page.evaluate<T>(text));
    if (answer === LATE) throw new MainThreadTaken();
    return answer;
  }

  /** Whether it became true in time. */
  private async wait(text: string): Promise<boolean> {
    const start = Date.now();
    while (Date.now() - start < SETTLE_MS) {
      if (await this.ask<boolean>(text)) return true;
      await pause(50);
    }
    return false;
  }

  private begin(): void {
    this.came = Date.now();
    this.asked = 0;
  }

  private ledTo(path: string): string[] {
    return this.path && path !== this.path ? [`it leads to ${path} by itself`] : [];
  }

  /** What a look finds; a page that goes elsewhere while it is asked cannot answer. */
  private async unlessGone(look: Promise<string[]>): Promise<string[]> {
    try {
      return await look;
    } catch (error) {
      if (!hasGone.test(firstLine(error))) throw error;
      // The address follows a moment later, if it is another one.
      const isElsewhere = (url: URL) => placeOf(url) !== this.path;
      await this.page.waitForURL(isElsewhere, { waitUntil: 'commit', timeout: LONGEST_TASK }).catch(() => undefined);
      const led = this.ledTo(placeOf(new URL(this.page.url())));
      return led.length > 0 ? led : ['it loads itself anew'];
    }
  }

  /** What was said since the last time, what the page has patched or held up, and what of it lies over another part. */
  private async collect(): Promise<string[]> {
    const { changed, tasks } = await this.ask<{ changed: string[]; tasks: number[] }>(findings);
    const seen = [
      ...(this.asked > MOST_ASKED ? [`it asks ${this.asked} times within ${Date.now() - this.came} ms`] : []),
      ...(await this.ask<string[]>(sharedFindings)),
      ...(await this.ask<string[]>(calledByItself)),
      ...(await this.ask<string[]>(restyles)),
      ...(this.sent ? await this.ask<string[]>(notAsSent(this.sent)) : []),
      ...tasks.map((ms) => `it takes the main thread for ${(ms / 1000).toFixed(1)} s at once`),
      ...ownOf(changed),
      ...(await this.coversAt(this.page.viewportSize()?.width ?? 0)),
    ];
    // As the page has it: the driver hears of another address a moment later. What is found there says nothing of this one.
    const led = this.ledTo(await this.ask<string>('location.pathname + location.search'));
    // Last: the look itself presses and touches, and what listens may throw.
    const told = [...this.said, ...(led.length > 0 ? led : seen)];
    this.said = [];
    return told;
  }

  private async coversAt(width: number): Promise<string[]> {
    const all: string[] = [];
    for (let from: number | undefined = 0; from !== undefined; ) {
      const { found, next }: Covers = await this.ask<Covers>(covers(from));
      all.push(...found);
      from = next;
    }
    return all.slice(0, 3).map((words) => `${words}, ${width} px wide`);
  }

  private async resize(size: typeof DESK): Promise<void> {
    if ((await within(LONGEST_TASK, this.page.setViewportSize(size))) === LATE) throw new MainThreadTaken();
  }

  /** Opens an address as a visitor who comes from elsewhere; `allowed`: an error's status that it may answer with. Answers what is wrong. */
  load(url: string, allowed?: number): Promise<string[]> {
    return this.unlessGone(this.come(url, allowed));
  }

  private async come(url: string, allowed: number | undefined): Promise<string[]> {
    await this.openAnew();
    await this.resize(DESK);
    this.said = [];
    this.allowed = allowed;
    this.sent = undefined;
    // Whom nobody has signed in is led to the log-in.
    this.path = allowed === 401 ? undefined : placeOf(new URL(url));
    const loaded = await within(LOAD_MS, this.page.goto(url, { waitUntil: 'load', timeout: LOAD_MS })).catch(
      notAnswered,
    );
    if (loaded === LATE) throw new MainThreadTaken();
    const status = loaded?.status() ?? 0;
    if (status >= 400 && status !== allowed) return [`it answers ${status}`];
    // A document that has been left already has no text, and is found to be left.
    const html = this.path && (await loaded?.text().catch(() => undefined));
    if (html) this.sent = await this.reader.evaluate<Sent>(sentIn(html));
    // What waits for a first sign of the visitor gets one.
    if ((await within(LONGEST_TASK, this.page.mouse.move(20, 20))) === LATE) throw new MainThreadTaken();
    if (!(await this.wait(isSettled))) this.said.push('React does not take it over within 10 s');
    else if (await this.ask<boolean>(hasFailed)) this.said.push('a part of it could not be taken over');
    this.begin();
    await pause(LOOK_ON_MS);
    this.said.push(...(await this.ask<string[]>(movedByItself)));
    const found = await this.collect();
    await this.resize(PHONE);
    await this.ask(stand);
    return found;
  }

  /** Looks at the same page once more, as narrow as a phone, when it has stood for a while. Answers what is wrong. */
  async lookAgain(): Promise<string[]> {
    await pause(this.came + LATER_MS - Date.now());
    return this.unlessGone(this.lookOnceMore());
  }

  private async lookOnceMore(): Promise<string[]> {
    // First: to look for what lies over others is to scroll.
    const moved = await this.ask<string[]>(stood);
    return [...moved, ...(await this.collect())];
  }

  /** What the server sent for the page that stands there. */
  get asSent(): Sent | undefined {
    return this.sent;
  }

  /**
   * Goes on to another address of the site without a new document. `sent`: what the server sends for it, if that is
   * known. Answers what is wrong.
   */
  follow(address: string, sent?: Sent): Promise<string[]> {
    return this.unlessGone(this.goOn(address, sent));
  }

  private async goTo(address: string): Promise<boolean> {
    this.path = placeOf(new URL(address, this.page.url()));
    await this.ask(navigate(address));
    return this.wait(hasArrived);
  }

  private async goOn(address: string, sent: Sent | undefined): Promise<string[]> {
    this.said = [];
    this.sent = sent && withoutCanonical(sent);
    if (!(await this.goTo(address))) this.said.push('it does not appear within 10 s');
    this.begin();
    await pause(LOOK_ON_MS);
    return this.collect();
  }

  /** Goes back to the page before and comes again, some times if need be. Answers what is left behind each time. */
  comeAgain(from: string, to: string): Promise<string[]> {
    return this.unlessGone(this.goAround(from, to));
  }

  private async goAround(from: string, to: string): Promise<string[]> {
    const session = await this.context.newCDPSession(this.page);
    let before = await standingIn(session);
    let growing: string[] | undefined;
    for (let round = 1; round <= ROUNDS; round += 1) {
      if (!(await this.goTo(from)) || !(await this.goTo(to))) return ['it does not appear once more within 10 s'];
      await pause(ROUND_MS * round);
      const now = await standingIn(session);
      growing = grownSince(before, now).filter((what) => growing?.includes(what) ?? true);
      if (growing.length === 0) break;
      if (round === ROUNDS) {
        const words = await inWords(session, growing, [before, now]);
        return [`it, or ${from} before it, leaves behind one more each time: ${words}`];
      }
      before = now;
    }
    await session.detach();
    return [];
  }

  /**
   * Lets a minute pass by the page's own clock, at once; that clock stands still then, until another page is loaded.
   * Answers what is wrong; what may come by itself after a while, as a dialog, is none of it.
   */
  passMinute(): Promise<string[]> {
    return this.unlessGone(this.pass());
  }

  private async pass(): Promise<string[]> {
    const before = await this.ask<Sent>(asItStands);
    const session = await this.context.newCDPSession(this.page);
    const passed = new Promise((resolve) => session.once('Emulation.virtualTimeBudgetExpired', resolve));
    // The clock waits for answers, so that nothing times out.
    await session.send('Emulation.setVirtualTimePolicy', { policy: 'pauseIfNetworkFetchesPending', budget: MINUTE_MS });
    await within(MINUTE_TAKES_MS, passed);
    const { changed } = await this.ask<{ changed: string[] }>(findings);
    const led = this.ledTo(await this.ask<string>('location.pathname + location.search'));
    const found = [...(await this.ask<string[]>(calledByItself)), ...(await this.ask<string[]>(notAsSent(before)))];
    // Another page says other things of itself.
    const told = [...this.said, ...ownOf(changed), ...(led.length > 0 ? led : found)];
    this.said = [];
    return told.map((words) => `within a minute ${words}`);
  }
}
