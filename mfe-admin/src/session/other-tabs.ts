let news: BroadcastChannel | undefined;

/**
 * On which a tab says that the agent has logged out, so that the browser's other tabs show nothing any more. A tab has
 * one, because a channel does not hear itself.
 */
export function logOuts(): BroadcastChannel {
  news ??= new BroadcastChannel('admin-logged-out');
  return news;
}
