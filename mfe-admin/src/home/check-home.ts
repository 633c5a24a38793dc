import type { FieldErrors } from '../property-form/errors.ts';

/** The page comes first. */
const AHEAD_AFTER_MS = 2000;

const load = () => import(/* webpackChunkName: "home-rules" */ './home-rules.ts');
if (typeof window !== 'undefined') setTimeout(() => load().catch(() => undefined), AHEAD_AFTER_MS);

/**
 * What is wrong with a home, by field. The rules weigh a third of the page, and are there by the time that somebody has typed;
 * where they do not come, the gateway says the same.
 */
export async function checkHome(how: 'added' | 'changed', input: object): Promise<FieldErrors> {
  const rules = await load().catch(() => undefined);
  return rules?.wrongIn[how](input) ?? {};
}
