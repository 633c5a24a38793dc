import { loadChunk } from 'ui';
import type { FieldErrors } from 'ui/form';
import { loadAhead } from '../frame/ahead.ts';
import { conflictsOf, type Edits } from './edits.ts';
import type { FieldName, HomeValues } from './home-fields.ts';

const load = () => import(/* webpackChunkName: "home-rules" */ './home-rules.ts');
loadAhead(load);

/**
 * What is wrong with a home, by field. The rules are a third of the page's code and are loaded while the agent types.
 * If they cannot be loaded, the gateway checks the same.
 */
export async function checkHome(how: 'added' | 'changed', input: object): Promise<FieldErrors> {
  const rules = await loadChunk(load).catch(() => undefined);
  return rules?.wrongIn[how](input) ?? {};
}

/**
 * Fields that were changed here, and meanwhile to another value elsewhere. A value that is live in other words is none,
 * as after a save whose answer was lost.
 */
export async function conflictsIn(live: HomeValues, edits: Edits): Promise<FieldName[]> {
  const conflicts = conflictsOf(live, edits);
  const rules = conflicts.length > 0 ? await loadChunk(load).catch(() => undefined) : undefined;
  const isOwn = (name: FieldName, text = '') => rules?.isSame(name, text, live[name]);
  return conflicts.filter((name) => !isOwn(name, edits[name]?.to) && !isOwn(name, edits[name]?.sent));
}
