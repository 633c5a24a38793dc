// What is known about the running canary, and about the live release of its part meanwhile.
import type { EntityManager } from '../../../core/database.ts';
import { selectVitals } from '../../vitals/vitals.rows.ts';
import type { Releases } from '../release.service.ts';
import type { Told } from './verdict.ts';

type Running = NonNullable<ReturnType<Releases['canary']>>;

export async function toldOf(em: EntityManager, running: Running): Promise<Told> {
  const { id, name, previous, share, begunAt, set } = running;
  const canary = await selectVitals(em, running, id);
  const live = await selectVitals(em, { name, version: previous }, id);
  return { fits: set !== undefined, canary, live, share, ageMs: Date.now() - begunAt.getTime() };
}
