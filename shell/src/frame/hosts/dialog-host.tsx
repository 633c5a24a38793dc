/** Draws the dialog that somebody opened, from whichever remote has it; without that remote, how to reach the agent. */

import { closeDialog, dialogs } from 'platform';
import { slotComponent } from 'platform/shell';
import { LazyBoundary } from 'ui';
import { ReachAgent } from '../../unavailable/reach-agent.tsx';

function SlotDialog({ name, props }: { name: string; props: object }) {
  const Dialog = slotComponent(name);
  return <Dialog {...props} onClose={closeDialog} />;
}

export function DialogHost() {
  const open = dialogs.use();
  if (!open) return null;
  return (
    <LazyBoundary
      key={open.name}
      resetKeys={[open]}
      failed={(retry) => <ReachAgent onClose={closeDialog} onRetry={retry} />}
    >
      <SlotDialog {...open} />
    </LazyBoundary>
  );
}
