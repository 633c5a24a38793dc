/** Draws the dialog that somebody opened, from whichever remote has it; without that remote, how to reach the agent. */

import { closeDialog, dialogs } from 'platform';
import { slotComponent } from 'platform/shell';
import { lazy } from 'react';
import { Late } from '../late.tsx';

const ReachAgent = lazy(() => import(/* webpackChunkName: "reach-agent" */ './reach-agent.tsx'));

function SlotDialog({ name, props }: { name: string; props: object }) {
  const Dialog = slotComponent(name);
  return <Dialog {...props} onClose={closeDialog} />;
}

export function DialogHost() {
  const open = dialogs.use();
  if (!open) return null;
  return (
    <Late key={open.name} failed={<ReachAgent onClose={closeDialog} />}>
      <SlotDialog {...open} />
    </Late>
  );
}
