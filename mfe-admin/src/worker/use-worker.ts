import { useEffect } from 'react';
import { loadAhead } from '../frame/ahead.ts';
import { hasWorkers, registerWorker } from './register.ts';

/** Tells the worker that a page stands, so that it keeps what the pages are made of. A browser that has no workers needs the line. */
async function tell(): Promise<void> {
  if (!hasWorkers() || !navigator.onLine) return;
  const { active } = await registerWorker();
  active?.postMessage('page');
}

export function useWorker(): void {
  useEffect(() => loadAhead(tell), []);
}
