// The canary and the vitals as the release desk shows them.
import type { ReleaseCanary, ReleaseVitals } from 'schema/generated/graphql';
import type { EntityManager } from '../../../core/database.ts';
import type { Vitals } from '../../vitals/vitals.rows.ts';
import type { Releases } from '../release.service.ts';
import { toldOf } from './told.ts';
import { verdictOn } from './verdict.ts';

const shown = ({ visits, failed, p75 }: Vitals): ReleaseVitals => ({
  visits,
  failed,
  lcp: p75.lcp ?? null,
  inp: p75.inp ?? null,
  ttfb: p75.ttfb ?? null,
  cls: p75.cls ?? null,
});

/** Null until a visit has been reported: before that there may only be faults on the server. */
export const shownVitals = (vitals: Vitals | undefined): ReleaseVitals | null =>
  vitals && vitals.visits > 0 ? shown(vitals) : null;

export async function readCanary(em: EntityManager, releases: Releases | undefined): Promise<ReleaseCanary | null> {
  const running = releases?.canary();
  if (!running) return null;
  const told = await toldOf(em, running);
  const { name, version, previous, share, isByRule, by, begunAt } = running;
  const { because } = verdictOn(told);
  const sides = { own: shown(told.canary), live: shown(told.live) };
  return { name, version, previous, share, isByRule, by, since: begunAt, finding: because, ...sides };
}
