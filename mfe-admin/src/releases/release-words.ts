/** Releases as text: what is live, how large it is, what happened to it. */

import type { AgentReleasesQuery } from '../generated/operations.ts';
import { partName } from '../health/health-words.ts';
import { formatDay, formatMoment } from '../leads/lead-words.ts';

export type Desk = NonNullable<AgentReleasesQuery['viewer']>['releases'];
export type Part = Desk['parts'][number];
export type StoredRelease = Part['releases'][number];
export type Token = Desk['tokens'][number];
type Step = Desk['history'][number];
type Told = Pick<Step, 'action' | 'version' | 'previous' | 'detail'>;
type Size = Part['sizes'][number];

/** "af5811c", and whether there were uncommitted changes. */
export function commitInWords(commit: string | null): string {
  if (commit === null) return 'commit not known';
  const [hash = '', dirty] = commit.split('-');
  return `from commit ${hash.slice(0, 7)}${dirty ? ' and what was not committed' : ''}`;
}

const inKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

export const sizeInWords = ({ bytes, limit }: Size): string => `${inKilobytes(bytes)} of ${inKilobytes(limit)}`;

/** The size that is nearest to its limit. */
export const fullest = (sizes: readonly Size[]): Size | undefined =>
  sizes.toSorted((one, other) => other.bytes / other.limit - one.bytes / one.limit)[0];

export const liveOf = ({ releases }: Part): StoredRelease | undefined => releases.find(({ isLive }) => isLive);

/** When a part's last step was made. Null if there was none. The newest of the history may be newer than the part. */
export const lastStepOf = ({ history, parts }: Pick<Desk, 'history' | 'parts'>, name: string): string | null =>
  history.find((step) => step.name === name)?.at ?? parts.find((part) => part.name === name)?.lastStepAt ?? null;

/** Who put the release live, and when. */
export function liveSince({ since, by }: Part, now: number): string {
  if (since === null) return 'Not live';
  return `Since ${formatMoment(since, now)}${by === null ? '' : `, by ${by}`}`;
}

export function faultsInWords(release: StoredRelease | undefined, now: number): string | undefined {
  const { faults } = release ?? {};
  if (!faults) return undefined;
  const { count, lastAt, lastMessage, lastPath } = faults;
  return `${count} ${count === 1 ? 'fault' : 'faults'}, last ${formatMoment(lastAt, now)} at ${lastPath}: ${lastMessage}`;
}

/** The result of a step, to follow the part's name: "went live in place of 1.0.0+a". */
export function stepInWords({ action, version, previous, detail }: Told): string {
  if (action === 'withdraw') return `was taken out of the site, ${version}`;
  if (action === 'canary') return `is the canary for ${detail?.replace('%', '% of visitors')}, ${version}`;
  if (action === 'canary-end') return `is the canary no more, ${version}: ${detail}`;
  const because = detail === null ? '' : `: ${detail}`;
  const instead = previous && previous !== version ? ` in place of ${previous}` : '';
  return action === 'rollback' ? `went back to ${version}${instead}` : `went live, ${version}${instead}${because}`;
}

export const tokenName = ({ part, note }: Pick<Token, 'part' | 'note'>): string =>
  part === null ? `All parts, ${note}` : `${partName(part)}, ${note}`;

/** When the token was made, and when it expires. */
export function tokenInWords({ createdAt, expiresAt }: Token, now: number): string {
  const within = (iso: string) =>
    formatDay(iso, now).replace(/^(Today|Yesterday|Tomorrow)$/, (day) => day.toLowerCase());
  const made = `Made ${within(createdAt)}`;
  if (expiresAt === null) return `${made}, holds until it is revoked`;
  return `${made}, ${Date.parse(expiresAt) <= now ? 'expired' : 'holds until'} ${within(expiresAt)}`;
}
