import { dialogs, toasts } from 'platform';
import { lazy } from 'react';
import { Late } from './late.tsx';
import { useWanted } from './use-idle.ts';

const Afterwards = lazy(() => import(/* webpackChunkName: "afterwards" */ './afterwards.tsx'));

/** Brings the rest of the frame when it is wanted, or with the first dialog or toast that somebody asks for. */
export function Later() {
  const isWanted = useWanted();
  const isAsked = [dialogs.use(), toasts.use()].some((asked) => asked !== null);
  if (!isWanted && !isAsked) return null;
  return (
    <Late>
      <Afterwards />
    </Late>
  );
}
