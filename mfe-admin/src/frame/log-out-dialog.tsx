import { countDrafts } from '../device/drafts.ts';
import { countInWords } from '../queue/queue-words.ts';
import { waiting } from '../queue/waiting.ts';
import { Sheet } from './sheet.tsx';
import { StayOrLeave } from './stay-or-leave.tsx';
import { type Reach, useEndSession } from './use-log-out.ts';

/** What would be lost: "2 notes and 1 text half written". */
function lossInWords(): string {
  const items = waiting.get();
  const drafts = countDrafts();
  const half = drafts === 1 ? '1 text half written' : `${drafts} texts half written`;
  return [items.length > 0 ? countInWords(items) : '', drafts > 0 ? half : ''].filter(Boolean).join(', and ');
}

const acts: Record<Reach, string> = { here: 'Log out', everywhere: 'Sign out everywhere' };

/** Logging out deletes everything on the device, so it asks first if something was not sent yet. */
export default function LogOutDialog({ reach, onClose }: { reach: Reach; onClose: () => void }) {
  const endSession = useEndSession(reach);

  function leave(): void {
    onClose();
    endSession();
  }

  return (
    <Sheet
      onClose={onClose}
      title={`${acts[reach]} and lose it?`}
      description={`On this device, and nowhere else: ${lossInWords()}. Whoever has it next finds nothing.`}
    >
      <StayOrLeave
        stay={{ words: 'Stay signed in', onChoose: onClose }}
        leave={{ words: acts[reach], onChoose: leave }}
      />
    </Sheet>
  );
}
