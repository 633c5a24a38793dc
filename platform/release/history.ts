import type { Step } from './gateway.ts';

/** One change of what visitors get, as a sentence: when, what, in place of what, by whom. */
export function told({ at, action, name, version, previous, by, detail }: Step): string {
  const when = `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`;
  const instead = previous === version ? ' again' : previous ? ` in place of ${previous}` : '';
  if (action === 'withdraw') return `${when}  ${name} ${version} was taken out of the site by ${by}`;
  if (action === 'rollback') return `${when}  ${name} went back to ${version}${instead}, by ${by}`;
  if (action === 'canary')
    return `${when}  ${name} ${version} is the canary for ${detail?.replace('%', '% of visitors')}, by ${by}`;
  if (action === 'canary-end') return `${when}  ${name} ${version} is the canary no more, by ${by}: ${detail}`;
  const because = detail ? `: ${detail}` : '';
  return `${when}  ${name} ${version} went live${instead || ' for the first time'}, by ${by}${because}`;
}
