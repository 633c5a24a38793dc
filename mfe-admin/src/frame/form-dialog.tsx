import { useCallback, useEffect, useRef, useState } from 'react';
import { Dialog, type DialogProps } from 'ui/dialog';
import { usePlaceInHistory } from 'ui/history';
import { isLogInAwaited, logInRequest } from '../session/sign-in-again.ts';
import { StayOrLeave } from './stay-or-leave.tsx';

type FormDialogProps = Omit<DialogProps, 'isOpen' | 'onOpenChange' | 'closeLabel'> & { onClose: () => void };

/** The content of a form, to compare it with an earlier one. */
const contentOf = (form: HTMLFormElement): string =>
  JSON.stringify([...new FormData(form)].map(([name, value]) => [name, value instanceof File ? value.name : value]));

type Opened = { form: HTMLFormElement; content: string };

/** Whether something was typed. A form that has given way to its result is sent. */
const isFilled = (opened: Opened | null): boolean =>
  opened?.form.isConnected === true && contentOf(opened.form) !== opened.content;

/**
 * A dialog with a form that is stored nowhere. Once something is typed, Back, Escape, a press outside, the cross, a reload
 * and the closing of the tab ask first.
 */
export function FormDialog({ onClose, children, ...dialog }: FormDialogProps) {
  const opened = useRef<Opened | null>(null);
  const [isAsking, setAsking] = useState(false);
  // The dialog renders its content later than itself. The mark is in the document together with the form.
  const mark = useCallback((element: HTMLSpanElement | null) => {
    const form = element?.parentElement?.querySelector('form');
    opened.current = form ? { form, content: contentOf(form) } : null;
  }, []);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isFilled(opened.current)) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);

  function leave(): void {
    // Until the log-in over this form is the topmost dialog, Escape still comes here.
    const answerLogIn = logInRequest.get();
    if (answerLogIn) {
      answerLogIn(false);
      return;
    }
    // What is being sent is not lost, and its result is shown on any page.
    const isSending = !isLogInAwaited() && opened.current?.form.querySelector('[aria-busy="true"]');
    // So it is with the question.
    if (isAsking) setAsking(false);
    else if (isFilled(opened.current) && !isSending) setAsking(true);
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
          <StayOrLeave
            stay={{ words: 'Go on writing', onChoose: () => setAsking(false) }}
            leave={{ words: 'Leave it', onChoose: onClose }}
          />
        </Dialog>
      )}
    </>
  );
}
