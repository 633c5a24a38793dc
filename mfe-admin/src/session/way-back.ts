/**
 * Where a log-in leads: to the page that was opened without a session. It stands in the state of the log-in's own history
 * entry, so that it outlives a reload, and no other log-in leads there.
 */

const start = '/admin/dashboard';

let asked: string | undefined;

/** The address of the log-in for somebody who wants to go to this place. */
export function logInFor(place: string): string {
  asked = place;
  return '/admin/login';
}

/** Called once the log-in stands in the history. */
export function keepWayBack(): void {
  if (asked === undefined) return;
  history.replaceState({ ...(history.state as object | null), wayBack: asked }, '');
  asked = undefined;
}

export function wayBack(): string {
  const { wayBack: place } = (history.state ?? {}) as { wayBack?: unknown };
  return typeof place === 'string' ? place : start;
}
