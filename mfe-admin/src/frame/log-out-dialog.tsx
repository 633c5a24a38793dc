import { Button, Cluster } from 'ui';
import { countDrafts } from '../device/drafts.ts';
import { countInWords } from '../queue/queue-words.ts';
import { waiting } from '../queue/waiting.ts';
import { act } from '../theme/desk.css.ts';
import { Sheet } from './sheet.tsx';
import { useEndSession } from './use-log-out.ts';

/** What would be lost: "2 notes and 1 text half written". */
function lossInWords(): string {
  const items = waiting.get();
  const drafts = countDrafts();
  const half = drafts === 1 ? '1 text half written' : `${drafts} texts half written`;
  return [items.length > 0 ? countInWords(items) : '', drafts > 0 ? half : ''].filter(Boolean).join(', and ');
}

/** Logging out deletes everything on the device, so it asks first if something was not sent yet. */
export default function LogOutDialog({ onClose }: { onClose: () => void }) {
  const endSession = useEndSession();
  return (
    <Sheet
      onClose={onClose}
      title="Log out and lose it?"
      description={`On this device, and nowhere else: ${lossInWords()}. Whoever has it next finds nothing.`}
    >
      <Cluster gap="s3">
        <Button tone="brass" size="small" className={act} onClick={onClose}>
          Stay signed in
        </Button>
        <Button
          tone="line"
          size="small"
          onClick={() => {
            onClose();
            endSession();
          }}
        >
          Log out
        </Button>
      </Cluster>
    </Sheet>
  );
}
