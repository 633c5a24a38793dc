import { useCallback, useRef, useState } from 'react';
import { Button, Cluster } from 'ui';
import { Dialog, type DialogProps } from 'ui/dialog';
import { usePlaceInHistory } from 'ui/history';
import { act } from '../theme/desk.css.ts';

type FormDialogProps = Omit<DialogProps, 'isOpen' | 'onOpenChange' | 'closeLabel'> & { onClose: () => void };

/** What a form holds, to be compared with what it held before. */
const contentOf = (form: HTMLFormElement): string =>
  JSON.stringify([...new FormData(form)].map(([name, value]) => [name, value instanceof File ? value.name : value]));

/** A dialog around one form that is kept nowhere else: once it is filled, Back, Escape, a press outside and the cross ask first. */
export function FormDialog({ onClose, children, ...dialog }: FormDialogProps) {
  const opened = useRef<{ form: HTMLFormElement; content: string } | null>(null);
  const [isAsking, setAsking] = useState(false);
  // The dialog draws its content after itself: the mark stands in the document together with the form.
  const mark = useCallback((element: HTMLSpanElement | null) => {
    const form = element?.parentElement?.querySelector('form');
    opened.current = form ? { form, content: contentOf(form) } : null;
  }, []);

  function leave(): void {
    const { form, content } = opened.current ?? {};
    // What is on its way is not lost, and is told wherever one is by then.
    const isSending = form?.querySelector('[aria-busy="true"]');
    // Until the question is drawn as the topmost dialog, an Escape that is meant for it comes here.
    if (isAsking) setAsking(false);
    else if (form && contentOf(form) !== content && !isSending) setAsking(true);
    else onClose();
  }

  usePlaceInHistory(!isAsking, leave);
  usePlaceInHistory(isAsking, () => setAsking(false));

  return (
    <>
      <Dialog isOpen onOpenChange={(isOpen) => !isOpen && leave()} closeLabel="Close" {...dialog}>
        {children}
        <span ref={mark} hidden />
      </Dialog>
      {isAsking && (
        <Dialog
          isOpen
          onOpenChange={setAsking}
          title="Leave what you typed?"
          description="It is not saved, and will be gone."
        >
          <Cluster gap="s3">
            <Button tone="brass" size="small" className={act} onClick={() => setAsking(false)}>
              Go on writing
            </Button>
            <Button tone="line" size="small" onClick={onClose}>
              Leave it
            </Button>
          </Cluster>
        </Dialog>
      )}
    </>
  );
}
