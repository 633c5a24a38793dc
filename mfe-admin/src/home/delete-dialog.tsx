import { toast, useNavigate } from 'platform';
import { useState } from 'react';
import { Button } from 'ui';
import { Dialog } from 'ui/dialog';
import { useClosing } from '../frame/use-closing.ts';
import { DeleteHome, type HomeDetailsFragment } from '../generated/operations.ts';
import { lastHomes } from '../homes/homes-filter.ts';
import { toastFailure, unlessGone } from '../property-form/errors.ts';
import { mutateAsAgent } from '../session/as-agent.ts';
import { beginChange } from '../undo/undo.ts';
import { keepDraft } from './draft.ts';
import * as styles from './home.css.ts';
import { noteDeleted } from './use-home.ts';

type DeleteDialogProps = { home: Pick<HomeDetailsFragment, 'id' | 'address'>; onClose: () => void };

/** The one action without Undo, so it asks first. Only for homes in the archive. */
export default function DeleteDialog({ home, onClose }: DeleteDialogProps) {
  const [isPending, setPending] = useState(false);
  const navigate = useNavigate();
  const { content, close, leaveThen } = useClosing(onClose);

  async function goOn(): Promise<void> {
    // The page of the home is of no use to whoever comes back to it.
    await navigate(lastHomes(), { replace: true });
    toast({ title: `${home.address} is deleted` });
  }

  async function handleDelete(): Promise<void> {
    setPending(true);
    try {
      await mutateAsAgent(DeleteHome, { id: home.id }).catch(unlessGone);
      // Nothing brings it back, neither to the site nor to the archive.
      beginChange();
      keepDraft(home.id, {});
      noteDeleted(home);
      if (!leaveThen(() => void goOn())) await goOn();
    } catch (error) {
      toastFailure(error);
      setPending(false);
    }
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      title={`Delete ${home.address}?`}
      description="For good, with its photos. Leads about it stay and keep its address."
    >
      <div ref={content} className={styles.versusEnd}>
        <Button tone="line" size="small" pending={isPending} onClick={() => void handleDelete()}>
          Delete for good
        </Button>
        <Button tone="solid" size="small" onClick={close}>
          Keep it
        </Button>
      </div>
    </Dialog>
  );
}
