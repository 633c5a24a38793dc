import type { Step } from './gateway.ts';

/** One change of what is live, as a sentence: when, what, in place of what, by whom. */
export function told({ at, action, name, version, previous, by }: Step): string {
  const when = `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`;
  const instead = previous && previous !== version ? ` in place of ${previous}` : '';
  if (action === 'withdraw') return `${when}  ${name} ${version} was taken out of the site by ${by}`;
  if (action === 'rollback') return `${when}  ${name} went back to ${version}${instead}, by ${by}`;
  return `${when}  ${name} ${version} went live${instead || ' for the first time'}, by ${by}`;
}
