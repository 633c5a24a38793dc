/** Starts a canary, changes its share, and ends it. */

import type { Catalogue } from '../../../core/catalogue.ts';
import type { Database } from '../../../core/database.ts';
import type { LiveSet } from '../live-set.ts';
import { allOf } from '../live-set.ts';
import { LiveChanged, ReleaseRefused } from '../refused.ts';
import type { Release, ReleaseId, ReleaseSet } from '../release.ts';
import { demandLast, demandStored, demandUnchanged, lockLive } from '../switch.ts';
import { tryAgain } from '../try-again.ts';
import { CanaryEntity } from './canary.entity.ts';
import { type Canary, type Doer, endRunning, selectCanary, tellStep } from './canary-rows.ts';

export interface CanaryTerms {
  /** Percent of visitors, 1 to 50: the live release needs at least as many visitors to be compared with. */
  readonly share: number;
  readonly isByRule: boolean;
}

interface Options {
  readonly database: Database;
  readonly catalogue: Catalogue;
  readonly live: LiveSet;
  /** The live set with this release in its part's place, after all checks of a promote. Throws `ReleaseRefused`. */
  readonly admit: (id: ReleaseId) => Promise<{ before: ReleaseSet | undefined; release: Release | undefined }>;
}

const termsInWords = ({ share, isByRule }: CanaryTerms): string => `${share} %${isByRule ? '' : ', by hand'}`;

/** Milliseconds for which one gateway alone may act on the rule's verdict. The checks of a promote take seconds. */
const LEASE_MS = 120_000;

export function createCanaries({ database, catalogue, live, admit }: Options) {
  /** Changes the share of the running canary. This needs no new checks. */
  async function change(canary: Canary, { share, isByRule }: CanaryTerms, doer: Doer): Promise<void> {
    if (canary.share === share && canary.isByRule === isByRule) return;
    await catalogue.change(async (em) => {
      await lockLive(em);
      await doer.demandStill?.(em);
      const changed = await em.nativeUpdate(CanaryEntity, { id: canary.id, endedAt: null }, { share, isByRule });
      if (changed === 0) throw new LiveChanged();
      await demandLast(em, canary.name, doer.after);
      await tellStep(em, canary, { ...doer, action: 'canary', detail: termsInWords({ share, isByRule }) });
    });
    await live.readSwitched();
  }

  /** Rejects with `LiveChanged` if something was switched since the look, or another canary was started. */
  async function begin({ name, version }: ReleaseId, terms: CanaryTerms, doer: Doer): Promise<void> {
    const { before, release } = await admit({ name, version });
    const previous = allOf(before).find((one) => one.name === name)?.version;
    if (previous === undefined)
      throw new ReleaseRefused([`${name} is not live: a canary is compared with what visitors have`]);
    if (!release) throw new ReleaseRefused([`${name} ${version} is live`]);
    if (release.isPrivate) throw new ReleaseRefused([`${name} is private: no visitor has it. Look at it by a preview`]);
    await catalogue.change(async (em) => {
      await demandUnchanged(em, before);
      await doer.demandStill?.(em);
      await demandStored(em, [release]);
      await demandLast(em, name, doer.after);
      if (await selectCanary(em)) throw new LiveChanged();
      await em.insert(CanaryEntity, { name, version, previous, ...terms, by: doer.by, begunAt: new Date() });
      const told = { ...doer, action: 'canary', detail: termsInWords(terms) } as const;
      await tellStep(em, { name, version, previous }, told);
    });
    await live.readSwitched();
  }

  return {
    /**
     * Gives this release to a share of visitors, or changes the share if it is the canary already. Throws
     * `ReleaseRefused` with every reason: what a promote refuses, and a second canary.
     */
    set: (id: ReleaseId, terms: CanaryTerms, doer: Doer): Promise<void> =>
      tryAgain(live, [id.name], async () => {
        const { canary } = live;
        if (!canary) return begin(id, terms, doer);
        if (canary.name === id.name && canary.version === id.version) return change(canary, terms, doer);
        const other = `${canary.name} ${canary.version}`;
        throw new ReleaseRefused([`${other} is the canary: promote it or take it back first`]);
      }),

    /** Gives everybody the live release again. Throws `ReleaseRefused` if this part has no canary. */
    async end(name: string, reason: string, doer: Doer): Promise<void> {
      await live.reload();
      const { canary } = live;
      if (canary?.name !== name) throw new ReleaseRefused([`${name} has no canary`]);
      await catalogue.change(async (em) => {
        await lockLive(em);
        await doer.demandStill?.(em);
        if (!(await endRunning(em, canary.id))) throw new LiveChanged();
        await demandLast(em, name, doer.after);
        await tellStep(em, canary, { ...doer, action: 'canary-end', detail: reason });
      });
      await live.readSwitched();
    },

    /**
     * Whether this gateway may act on the rule's verdict; if so, no other may for two minutes. A lease that lasts far
     * longer is from before the clock was set back.
     */
    async claim({ id }: Canary): Promise<boolean> {
      const now = new Date();
      const sql = `update canaries set judged_until = ? where id = ? and ended_at is null and is_by_rule
        and (judged_until is null or judged_until not between ? and ?) returning id`;
      const [until, latest] = [LEASE_MS, 2 * LEASE_MS].map((ms) => new Date(now.getTime() + ms));
      return (await database.em().execute<unknown[]>(sql, [until, id, now, latest])).length > 0;
    },
  };
}
