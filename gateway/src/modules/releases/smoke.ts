/** Renders the pages of a set once, in a renderer of its own, before it may go live. */

import { addressesOf, isSameFault, OLD_FAULTS_MS, sampleHomes } from 'smoke';
import type { Logger } from '../../core/logger.ts';
import { type RenderLimits, renderLimits } from '../../render/limits.ts';
import type { Rendered } from '../../render/messages.ts';
import { preparation } from '../../render/preparation.ts';
import { type AnonymousQuery, asData } from '../../render/renderer.ts';
import { createRendererPool, type RendererPool } from '../../render/renderer-pool.ts';
import { type Drawn, findDeadLinks, nameOf } from './body-links.ts';
import { findCulprits } from './culprits.ts';
import { createDoubles } from './double.ts';
import { findHeadFaults } from './head.gates.ts';
import { allOf, asSet } from './live-set.ts';
import { createNesting } from './nesting.ts';
import { type Release, type ReleaseSet, titleOf } from './release.ts';
import { readTags, type Tag } from './tags.ts';

type Options = {
  releasesFolder: string;
  site: () => unknown;
  query: AnonymousQuery;
  logger: Logger;
  limits?: RenderLimits;
  /** Milliseconds for all pages of a set together. Default: five minutes. */
  longestMs?: number;
};

/** A host that does not exist. Pages must not depend on their host. */
const ORIGIN = 'http://smoke.test';
/** After so many faults the rest is not tried: each may take seconds. */
const ENOUGH = 5;
/**
 * Bytes of one rendered page with its data: ten times the heaviest page of this site. Pages are kept in memory and sent
 * to everybody.
 */
const HEAVIEST_PAGE = 2 * 1024 * 1024;

/**
 * Returns why a set must not go live, with `changed` in place of what is live: modules that do not load, and pages that
 * throw, hang, answer with an error or have dead links.
 */
export type Smoke = (set: ReleaseSet, changed: readonly Release[], live: ReleaseSet | undefined) => Promise<string[]>;

const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] || 'an error without words';

type Trial = { release: Release; path: string; address: string };

function trialsOf({ shell, remotes }: ReleaseSet, changed: readonly Release[], homes: readonly string[]): Trial[] {
  const rendered = [shell, ...remotes.filter(({ isPrivate }) => !isPrivate)];
  const known = [...homes, ...remotes.flatMap(({ sitemap }) => sitemap.map(({ path }) => path))];
  return rendered.flatMap((release) => {
    const isChanged = changed.includes(release) || changed.includes(shell);
    return release.pages.flatMap(({ path }) =>
      addressesOf(path, known, isChanged).map((address) => ({ release, path, address })),
    );
  });
}

/** What one page came to: the words against it, and, unless all of it failed, how it is drawn. */
type Tried = { faults: readonly string[]; drawn?: Drawn };

/** Why a page cannot be used as a whole; undefined if it can. */
function faultOfWhole({ path }: Trial, page: Rendered): string | undefined {
  const { status, body } = page;
  // A record may be gone, so a page with parameters may answer 404. A page without parameters must exist.
  if (status >= 500 || (status >= 400 && !path.includes(':'))) return `answered ${status} in the smoke render`;
  const bytes = Buffer.byteLength(JSON.stringify(page));
  if (bytes > HEAVIEST_PAGE) return `weighs ${bytes} B as it is drawn, ${HEAVIEST_PAGE} B at most`;
  const [nesting, doubles] = [createNesting(), createDoubles()];
  const see = (tag: Tag) => {
    nesting.see(tag);
    doubles.see(tag);
  };
  readTags(body, see, nesting.close);
  const nested = nesting.fault();
  return nested ? `${nested}, so that it takes in what is not its own` : doubles.fault();
}

const failed = (error: unknown): string => `failed in the smoke render: ${firstLine(error)}`;

async function tryPage(renderer: RendererPool, trial: Trial): Promise<Tried> {
  const { release, path, address } = trial;
  try {
    const { page } = await renderer.render({ url: `${ORIGIN}${address}` });
    const faults = page.failures.map(failed);
    const fault = faultOfWhole(trial, page);
    if (fault) return { faults: [...faults, fault] };
    const { head, body } = page;
    return { faults, drawn: { release, path, address, where: nameOf(release, path, address), head, body } };
  } catch (error) {
    return { faults: [failed(error)] };
  }
}

/** Those of a page's faults that the same page of the live set does not have. */
type NewsOf = (trial: Trial, faults: readonly string[]) => Promise<string[]>;

/** `inspect` sees each page as it is drawn; all of them would not fit into memory. */
async function tryPages(
  renderer: RendererPool,
  trials: readonly Trial[],
  { newsOf, inspect, longestMs }: { newsOf: NewsOf; inspect: (page: Drawn) => void; longestMs: number },
): Promise<string[]> {
  const reasons: string[] = [];
  const begun = performance.now();
  let oldMs = 0;
  for (const [index, trial] of trials.entries()) {
    if (performance.now() - begun > longestMs) {
      const name = nameOf(trial.release, trial.path, trial.address);
      const words = `${name} comes too late: the ${index} pages before it took longer than ${longestMs / 1000} s`;
      return [...reasons, words, 'More pages were not tried'];
    }
    if (reasons.length >= ENOUGH || oldMs > OLD_FAULTS_MS) return [...reasons, 'More pages were not tried'];
    const started = performance.now();
    const { faults, drawn } = await tryPage(renderer, trial);
    const [news] = await newsOf(trial, faults);
    if (news) reasons.push(`${nameOf(trial.release, trial.path, trial.address)} ${news}`);
    else if (drawn) inspect(drawn);
    if (faults.length > 0 && !news) oldMs += performance.now() - started;
  }
  return reasons;
}

export function createSmoke({
  releasesFolder,
  site,
  query,
  logger,
  limits = renderLimits,
  longestMs = 300_000,
}: Options): Smoke {
  const rendererOf = (set: ReleaseSet, onImportFailure: (message: string) => void): RendererPool =>
    createRendererPool({
      prepare: { ...preparation(set, releasesFolder, site()), isTrial: true },
      releasesFolder,
      query,
      logger,
      limits,
      size: 1,
      onImportFailure,
    });

  /**
   * Runs `work` with a question about faults: which of them the same page of the live set does not have. The others come
   * from the content, which no release can mend, and which must not hold up the releases of every part.
   */
  async function besideLive<Result>(
    live: ReleaseSet | undefined,
    work: (newsOf: NewsOf) => Promise<Result>,
  ): Promise<Result> {
    let renderer: RendererPool | undefined;
    try {
      return await work(async (trial, faults) => {
        const before = allOf(live).find(({ name }) => name === trial.release.name);
        if (!live || faults.length === 0 || !before?.pages.some(({ path }) => path === trial.path)) return [...faults];
        renderer ??= rendererOf(live, () => undefined);
        const { faults: known } = await tryPage(renderer, trial);
        const news = faults.filter((fault) => !known.some((one) => isSameFault(fault, one)));
        if (news.length === 0)
          logger.warn({ address: trial.address, faults }, 'releases: a page has these faults already');
        return news;
      });
    } finally {
      renderer?.close();
    }
  }

  /**
   * Runs `work` with a set that loads, and with the modules of it that do not. Returns `fault` if the set does not load,
   * otherwise the reasons of `work`.
   */
  async function withSet(
    set: ReleaseSet,
    work: (renderer: RendererPool, failures: readonly string[]) => Promise<string[]>,
  ): Promise<{ fault?: string; reasons: string[] }> {
    const failures: string[] = [];
    const renderer = rendererOf(set, (message) => failures.push(firstLine(message)));
    try {
      await renderer.ready();
      return { reasons: await work(renderer, failures) };
    } catch (error) {
      const [reason] = error instanceof AggregateError ? error.errors : [error];
      return { fault: firstLine(reason), reasons: [] };
    } finally {
      renderer.close();
    }
  }

  /** The modules that do not load, without those of unchanged parts that do not in the live set, either. */
  async function newlyBroken(
    failures: readonly string[],
    changed: readonly Release[],
    live: ReleaseSet | undefined,
  ): Promise<string[]> {
    const isOfChanged = (failure: string) => changed.some(({ name }) => failure.startsWith(`${name} `));
    const known: string[] = [];
    if (live && failures.some((failure) => !isOfChanged(failure)))
      await withSet(live, async (_, failures) => {
        known.push(...failures);
        return [];
      });
    return failures
      .filter((failure) => isOfChanged(failure) || !known.some((one) => isSameFault(failure, one)))
      .map((failure) => `A module could not be imported: ${failure}`);
  }

  const loads = async (releases: readonly Release[]): Promise<boolean> => {
    const set = asSet(releases);
    return set === undefined || (await withSet(set, async () => [])).fault === undefined;
  };

  return async (set, changed, live) => {
    const homes = await sampleHomes(asData(query));
    const { fault, reasons } = await withSet(set, async (renderer, failures) => {
      const broken = await newlyBroken(failures, changed, live);
      if (broken.length > 0) return broken;
      const inspectors = [findDeadLinks(set, changed, live), findHeadFaults(set.shell, changed)];
      const inspect = (page: Drawn) => {
        for (const one of inspectors) one.inspect(page);
      };
      const trials = trialsOf(set, changed, homes);
      const reasons = await besideLive(live, (newsOf) => tryPages(renderer, trials, { newsOf, inspect, longestMs }));
      return [...reasons, ...inspectors.flatMap((one) => one.reasons())];
    });
    if (fault === undefined) return reasons;
    const culprits = await findCulprits(changed.length > 0 ? changed : allOf(set), allOf(live), loads);
    return culprits.map((release) => `${titleOf(release)} cannot be loaded on the server: ${fault}`);
  };
}
