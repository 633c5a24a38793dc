/**
 * Reports to the gateway which part could not be loaded: each part once on a page. Nothing happens automatically
 * because of it.
 */

import { registry } from 'platform/shell';

const said = new Set<string>();

/** Whether any part of this page could not be loaded, or threw. */
export const hasFailed = (): boolean => said.size > 0;

export function reportFailure(remote: string, module: string, error: unknown): void {
  const key = `${remote} ${module}`;
  if (said.has(key)) return;
  said.add(key);
  const version = registry().remotes.find(({ name }) => name === remote)?.version;
  const report = {
    remote,
    version,
    module,
    message: error instanceof Error ? error.message : String(error),
    path: location.pathname,
  };
  navigator.sendBeacon('/api/rum', new Blob([JSON.stringify(report)], { type: 'application/json' }));
}
