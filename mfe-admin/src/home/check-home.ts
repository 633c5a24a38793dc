import { loadChunk } from 'ui';
import type { FieldErrors } from 'ui/form';
import { loadAhead } from '../frame/ahead.ts';

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
