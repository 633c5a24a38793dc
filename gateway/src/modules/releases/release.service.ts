/** Decides which releases are live, and records who changed that. */

import { existsSync } from 'node:fs';
import type { GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Catalogue } from '../../core/catalogue.ts';
import type { Database } from '../../core/database.ts';
import type { Logger } from '../../core/logger.ts';
import type { BrowserGate } from './browser-gate.ts';
import { overBudget, type Size, weigh } from './build.gates.ts';
import { createCanaries } from './canary/canaries.ts';
import { type Canary, type Doer, endBySwitch } from './canary/canary-rows.ts';
import { allOf, asSet, keyOf, LiveSet, versionIn, withThese } from './live-set.ts';
import { earlierVersions, presentVersion } from './previous-version.ts';
import { createPublish } from './publish.ts';
import { LiveChanged, ReleaseRefused, refuse } from './refused.ts';
import { canarySteps, type HistoryAction, ReleaseEntity, ReleaseHistoryEntity } from './release.entity.ts';
import { reasonsAgainst, unanswerable } from './release.gates.ts';
import { type Release, type ReleaseId, type ReleaseSet, titleOf } from './release.ts';
import { type ReleaseArchive, sweepFolder } from './release-archive.ts';
import { isWhole, releaseFolder } from './release-files.ts';
import { releasesToDrop } from './retention.ts';
import type { Smoke } from './smoke.ts';
import { takenNames } from './style.gates.ts';
import { demandLast, demandStored, demandUnchanged, type HistoryRow, notPublished, writeLive } from './switch.ts';
import { tryAgain } from './try-again.ts';

type Options = {
  database: Database;
  catalogue: Catalogue;
  schema: GraphQLSchema;
  folder: string;
  /** The store where all gateways find a release's files. Absent: `folder` is that place. */
  archive?: ReleaseArchive | undefined;
  logger: Logger;
  smoke: Smoke;
  /** The last check of a promote, because it takes longest. */
  browserGate?: BrowserGate;
};

const damaged = (release: ReleaseId): string =>
  `The files of ${titleOf(release)} are not whole on this gateway's disk: publish it again`;

const BY_PROMOTE = 'What was never live, or was taken back, goes live by a promote, if it is stored';

type Deed = Doer & {
  action: Exclude<HistoryAction, 'canary' | 'canary-end'>;
  /** The reason, if the rule did it and not a person. */
  detail?: string;
};

type More = Omit<Deed, 'by' | 'action'>;

/**
 * Reads the stored and live releases. Throws if a live release has an operation that the gateway's schema no longer
 * answers, and names it.
 */
export async function openReleases(options: Options) {
  const { database, catalogue, schema, folder, archive, logger, smoke, browserGate } = options;
  const fetch = async (release: Release) => archive?.fetch(release);
  const live = new LiveSet(database, fetch);
  await live.readStored();
  const known = await database.em().find(ReleaseEntity, {}, { fields: ['name', 'version'] });
  // The gateway starts even if the store is away: the files of the live releases may be on this machine.
  await archive?.reconcile(known).catch((err) => logger.warn({ err }, 'releases: the store was not looked through'));
  try {
    sweepFolder(folder, known);
  } catch (err) {
    logger.warn({ err }, 'releases: files without a row could not be removed');
  }
  await live.reload();
  await mendLive();
  const broken = unanswerable(allOf(live.current), schema);
  if (broken.length > 0)
    throw new Error(`A live release asks for what this gateway does not have:\n  ${broken.join('\n  ')}`);
  followChanges({ catalogue, live, logger });
  const publish = createPublish({ database, schema, folder, archive, logger, live, fetch, prune });

  /** Fetches live releases again of which a disk, a power cut or a person has damaged the files. */
  async function mendLive(): Promise<void> {
    for (const release of allOf(live.current)) {
      if (isWhole(folder, release)) continue;
      await archive
        ?.restore(release)
        .catch((err) => logger.warn({ err }, `releases: ${titleOf(release)} not restored`));
      if (!isWhole(folder, release)) logger.error(damaged(release));
    }
  }

  /** Checks the whole set that would be live. Throws `ReleaseRefused` with every reason. */
  async function check(releases: readonly Release[], changed: readonly Release[]): Promise<void> {
    const candidate = asSet(releases);
    if (!candidate) throw new ReleaseRefused(['There is no shell in the set']);
    refuse(reasonsAgainst(candidate, schema));
    // Only what is to be switched is read: what is live was looked through at the start.
    const isHere = (release: Release) =>
      changed.includes(release) ? isWhole(folder, release) : existsSync(releaseFolder(folder, release));
    refuse(releases.filter((release) => !isHere(release)).map(damaged));
    const { budgets } = candidate.shell;
    refuse(takenNames(candidate, changed, folder));
    refuse(changed.flatMap((release) => overBudget(releaseFolder(folder, release), release, budgets)));
    refuse(await smoke(candidate, changed, live.current));
  }

  /** Switches the releases in one transaction, if the live set is still `before`. */
  async function write(
    before: ReleaseSet | undefined,
    changed: readonly Release[],
    { by, action, audit, detail, after, demandStill }: Deed,
  ) {
    const previous = new Map(allOf(before).map(({ name, version }) => [name, version]));
    await catalogue.change(async (em) => {
      await demandUnchanged(em, before);
      await demandStill?.(em);
      if (action !== 'withdraw') await demandStored(em, changed);
      for (const { name } of changed) await demandLast(em, name, after);
      await endBySwitch(em, changed, { by });
      for (const release of changed) {
        const told = { previous: previous.get(release.name) ?? null, by, action, detail: detail ?? null };
        await writeLive(em, release, told, audit);
      }
    });
    await live.readSwitched();
    await prune();
  }

  /**
   * The live set with stored releases in place of their parts' own. Throws `ReleaseRefused` for one that is not stored.
   */
  async function candidateOf(chosen: readonly ReleaseId[]) {
    const before = live.current;
    const next = (await Promise.all(chosen.map((id) => live.lookUp(id)))).filter((release) => release !== undefined);
    const absent = chosen.filter((id) => !live.find(id));
    refuse(absent.map(notPublished));
    const changed = next.filter(({ name, version }) => versionIn(before, name) !== version);
    await Promise.all(changed.map(fetch));
    return { before, changed, all: withThese(allOf(before), changed) };
  }

  /**
   * The same for releases that others will see: looks in the database, because another gateway may have removed one.
   */
  async function candidateNow(chosen: readonly ReleaseId[]) {
    await Promise.all(chosen.map((id) => live.lookAnew(id)));
    return candidateOf(chosen);
  }

  /** Checks the set in a browser, if there is one. The canary's release was checked so before visitors got it. */
  async function open(all: readonly Release[], changed: readonly Release[]): Promise<void> {
    const isCanary = changed.length === 1 && changed.every(({ version }) => version === live.canary?.version);
    const candidate = isCanary ? undefined : asSet(all);
    if (candidate && browserGate) refuse(await browserGate(candidate, changed, live.current));
  }

  /**
   * Switches parts, and tries again if others switch other parts meanwhile. `choose` is called at each try, for the set
   * that is live then.
   */
  const switchTo = (names: readonly string[], choose: () => Promise<readonly ReleaseId[]>, deed: Deed): Promise<void> =>
    tryAgain(live, names, async () => {
      const seen = live.current;
      const chosen = await choose();
      const { before, changed, all } = await candidateNow(chosen);
      // This gateway may have heard of a switch of its own part in the meantime.
      if (names.some((name) => versionIn(before, name) !== versionIn(seen, name))) throw new LiveChanged();
      if (changed.length === 0) return;
      await check(all, changed);
      // A rollback skips the browser: the version was live before, and may be needed at once.
      if (deed.action === 'promote') await open(all, changed);
      await write(before, changed, deed);
    });

  /** Makes stored releases live together with what else is live, or changes nothing. */
  async function promote(chosen: readonly ReleaseId[], by: string, more: More = {}): Promise<void> {
    const names = chosen.map(({ name }) => name);
    const deed: Deed = { by, action: 'promote', ...more };
    await switchTo(names, async () => chosen, deed).catch((error: unknown) => {
      // Two gateways that start at once promote the same releases, and one of them is first.
      const isDone = chosen.every(({ name, version }) => versionIn(live.current, name) === version);
      if (!(error instanceof LiveChanged) || !isDone) throw error;
    });
  }

  /** Whether these releases could go live now. Throws `ReleaseRefused` with every reason against them. */
  async function tryOut(chosen: readonly ReleaseId[]): Promise<void> {
    const { changed, all } = await candidateNow(chosen);
    await check(all, changed);
  }

  /** Sets that were found to fit, by their releases: a preview needs its set for each page and each query. */
  const fitting = new LRUCache<string, ReleaseSet>({ max: 20 });

  /**
   * The live set with these releases in it; undefined if one is not stored, or the set does not fit together any more.
   */
  async function setWith(chosen: readonly ReleaseId[]): Promise<ReleaseSet | undefined> {
    try {
      const { all } = await candidateOf(chosen);
      const key = all.map(keyOf).join(' ');
      const set = fitting.get(key) ?? asSet(all);
      if (!set || (!fitting.has(key) && reasonsAgainst(set, schema).length > 0)) return undefined;
      fitting.set(key, set);
      return set;
    } catch (error) {
      if (error instanceof ReleaseRefused) return undefined;
      throw error;
    }
  }

  const canaries = createCanaries({
    database,
    catalogue,
    live,
    async admit(id) {
      const { before, changed, all } = await candidateNow([id]);
      if (changed.length > 0) await check(all, changed);
      if (changed.length > 0) await open(all, changed);
      return { before, release: changed[0] };
    },
  });

  let trial: { canary: Canary; before: ReleaseSet; set: ReleaseSet | undefined } | undefined;

  /**
   * The canary with the set of its visitors: the live set with the canary's release in it. `set` is undefined if that
   * does not fit together.
   */
  function canaryNow() {
    const { canary, current: before } = live;
    const release = canary && live.find(canary);
    if (!canary || !before || !release || versionIn(before, canary.name) === canary.version) return undefined;
    if (trial?.canary !== canary || trial.before !== before) {
      const set = asSet(withThese(allOf(before), [release]));
      trial = { canary, before, set: set && reasonsAgainst(set, schema).length === 0 ? set : undefined };
    }
    return { ...canary, set: trial.set };
  }

  /** Removes a part from the live set, if no other part needs it. */
  const withdraw = (name: string, by: string, more: More = {}): Promise<ReleaseId> =>
    tryAgain(live, [name], async () => {
      const before = live.current;
      const release = allOf(before).find((candidate) => candidate.name === name);
      if (!release) throw new ReleaseRefused([`${name} is not live`]);
      if (release === before?.shell) throw new ReleaseRefused([`${name} stays: every page of the site is drawn in it`]);
      const rest = allOf(before).filter((other) => other !== release);
      await check(rest, []);
      await write(before, [release], { by, action: 'withdraw', ...more });
      return { name, version: release.version };
    });

  /**
   * The version to which a rollback leads now. Throws `LiveChanged` if the part was switched and this gateway has not
   * heard of it yet.
   */
  async function versionBefore(name: string, to: string | null | undefined): Promise<string> {
    const present = versionIn(live.current, name);
    await live.readStored();
    const steps = await database.em().find(ReleaseHistoryEntity, { name }, { orderBy: { id: 'asc' } });
    if (steps.length === 0) throw new ReleaseRefused([`${name} was never live`]);
    if (presentVersion(steps) !== present) throw new LiveChanged();
    const earlier = earlierVersions(steps).filter((stored) => live.find({ name, version: stored }) !== undefined);
    const version = to ?? earlier[0];
    if (version === undefined) throw new ReleaseRefused([`${name} has no version to go back to`, BY_PROMOTE]);
    if (version === present) throw new ReleaseRefused([`${name} ${version} is live`]);
    if (!earlier.includes(version)) {
      const others = earlier.length > 0 ? `only to ${earlier.join(', ')}` : 'nor to any other version';
      throw new ReleaseRefused([`${name} cannot go back to ${version}, ${others}`, BY_PROMOTE]);
    }
    return version;
  }

  /**
   * Rolls a part back to the version that was live before the current one, or to `to`. A second rollback goes one
   * version further back. `demandTarget` throws if the deployer may not make that release live: only here it is known which
   * one it is.
   */
  async function rollback(
    name: string,
    by: string,
    to?: string | null,
    { demandTarget, ...more }: More & { demandTarget?: (id: ReleaseId) => Promise<void> } = {},
  ): Promise<ReleaseId> {
    let version = '';
    const choose = async () => {
      version = await versionBefore(name, to);
      await demandTarget?.({ name, version });
      return [{ name, version }];
    };
    await switchTo([name], choose, { by, action: 'rollback', ...more });
    return { name, version };
  }

  /** The downloads of a live part with the live shell's budgets; empty if its files are not on this machine. */
  function sizesOf(name: string): Size[] {
    const release = allOf(live.current).find((candidate) => candidate.name === name);
    const target = release && releaseFolder(folder, release);
    return live.current && target && existsSync(target) ? weigh(target, release, live.current.shell.budgets) : [];
  }

  /** A part's live release, or, once it is withdrawn, the one that was; undefined if none was, or it is kept no more. */
  async function lastLive(name: string): Promise<Release | undefined> {
    const present = allOf(live.current).find((release) => release.name === name);
    if (present) return present;
    const where = { name, action: { $nin: [...canarySteps] } };
    const [step] = await database.em().find(ReleaseHistoryEntity, where, { orderBy: { id: 'desc' }, limit: 1 });
    return step && live.lookUp(step);
  }

  const history = async (limit = 50): Promise<HistoryRow[]> =>
    database.em().find(ReleaseHistoryEntity, {}, { orderBy: { id: 'desc' }, limit });

  /**
   * Removes expired releases. Never rejects: the step before it is done, and must not be reported as failed. What
   * cannot be removed is removed the next time.
   */
  async function prune(): Promise<void> {
    const shown = [...allOf(live.current), ...(live.canary ? [live.canary] : [])];
    const gone = await releasesToDrop(database, shown, folder).catch((err: unknown) => {
      logger.warn({ err }, 'releases: what is too old could not be removed');
      return [];
    });
    for (const id of gone) live.forget(id);
    // If the store is away, it keeps them until the next start.
    if (gone.length > 0)
      await archive?.remove(gone).catch((err) => logger.warn({ err }, 'releases: left in the store'));
  }

  return {
    live: () => live.current,
    canary: canaryNow,
    canaries,
    find: (name: string, version: string) => live.find({ name, version }),
    /** Also finds a release that another gateway has stored since. */
    lookUp: (name: string, version: string) => live.lookUp({ name, version }),
    findOperation: (hash: string) => live.findOperation(hash),
    /** Makes sure that a release's files are on this machine, if there are any. */
    fetch,
    publish,
    promote,
    tryOut,
    setWith,
    rollback,
    withdraw,
    lastLive,
    history,
    sizesOf,
    list: async () =>
      database
        .em()
        .find(
          ReleaseEntity,
          {},
          { fields: ['name', 'version', 'publishedAt', 'publishedBy'], orderBy: { publishedAt: 'desc' } },
        ),
    /** The version that `by` promoted last, for each part. */
    async lastPromotedBy(by: string): Promise<Map<string, string>> {
      const rows = await database
        .em()
        .find(ReleaseHistoryEntity, { by, action: { $nin: [...canarySteps] } }, { orderBy: { id: 'asc' } });
      return new Map(rows.map(({ name, version }) => [name, version]));
    },
  };
}

const LONGEST_WAIT_MS = 10_000;

/** Reloads when another gateway's promote is announced. A reload that fails is tried again until it succeeds. */
function followChanges({ catalogue, live, logger }: Pick<Options, 'catalogue' | 'logger'> & { live: LiveSet }): void {
  let retry: NodeJS.Timeout | undefined;
  const reload = (wait: number) => {
    clearTimeout(retry);
    live.reload().catch((error: unknown) => {
      logger.error({ err: error }, 'releases: could not be read again');
      clearTimeout(retry);
      retry = setTimeout(() => reload(Math.min(2 * wait, LONGEST_WAIT_MS)), wait).unref();
    });
  };
  catalogue.onChange(() => reload(500));
}

export type Releases = Awaited<ReturnType<typeof openReleases>>;
