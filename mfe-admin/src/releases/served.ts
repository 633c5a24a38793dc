/** What visitors get of a part: its live release, and the canary. */

import type { Canary } from './canary-words.ts';
import { type Desk, liveOf } from './release-words.ts';

type Tried = Pick<Canary, 'version' | 'share' | 'isByRule'>;

const liveVersionOf = ({ parts }: Desk, name: string): string | undefined => {
  const part = parts.find((one) => one.name === name);
  return part && liveOf(part)?.version;
};

const asText = (tried: Tried | null): string => JSON.stringify(tried && [tried.version, tried.share, tried.isByRule]);

const triedOf = ({ canary }: Desk, name: string): string => asText(canary?.name === name ? canary : null);

/** Both, as one text. */
export const servedOf = (desk: Desk, name: string): string =>
  JSON.stringify([liveVersionOf(desk, name), triedOf(desk, name)]);

/** Whether this release of a part is live. Undefined: none. */
export const isLive =
  (name: string, version: string | undefined) =>
  (desk: Desk): boolean =>
    liveVersionOf(desk, name) === version;

/** Whether this is the canary of a part. Null: there is none. */
export const isTried =
  (name: string, tried: Tried | null) =>
  (desk: Desk): boolean =>
    triedOf(desk, name) === asText(tried);
