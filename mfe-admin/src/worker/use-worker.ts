import { useEffect } from 'react';
import { loadAhead } from '../frame/ahead.ts';
import { hasWorkers, registerWorker } from './register.ts';

/**
 * Tells the worker that a page is open, so that it stores the release. A browser without service workers needs a
 * connection.
 */
async function tell(): Promise<void> {
  if (!hasWorkers() || !navigator.onLine) return;
  const { active } = await registerWorker();
  active?.postMessage('page');
}

export function useWorker(): void {
  useEffect(() => loadAhead(tell), []);
}
