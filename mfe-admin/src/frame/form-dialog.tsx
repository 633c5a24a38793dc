import { useCallback, useEffect, useRef, useState } from 'react';
import { Dialog, type DialogProps } from 'ui/dialog';
import { usePlaceInHistory } from 'ui/history';
import { askBeforeUnload } from '../device/ask-before-unload.ts';
import { StayOrLeave } from './stay-or-leave.tsx';
import { useClosing } from './use-closing.ts';

type Question = { title: string; description: string; stay: string; leave: string };

const ofTyped: Question = {
  title: 'Leave what you typed?',
  description: 'It is not saved, and will be gone.',
  stay: 'Go on writing',
  leave: 'Leave it',
};

type FormDialogProps = Omit<DialogProps, 'isOpen' | 'onOpenChange' | 'closeLabel'> & {
  onClose: () => void;
  /** Asked also where nothing is typed: the form has given way to something that is shown only now. */
  question?: Question | undefined;
};

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
export function FormDialog({ onClose, question, children, ...dialog }: FormDialogProps) {
  const opened = useRef<Opened | null>(null);
  const [isAsking, setAsking] = useState(false);

  const isShownOnce = question !== undefined;
  const asks = () => isShownOnce || isFilled(opened.current);
  const { title, description, stay, leave: goOn } = question ?? ofTyped;

  useEffect(() => askBeforeUnload(() => isShownOnce || isFilled(opened.current)), [isShownOnce]);

  function leave(): void {
    // Until the question is the topmost dialog, Escape still comes here.
    if (isAsking) setAsking(false);
    else if (asks()) setAsking(true);
    else onClose();
  }

  const { content, close } = useClosing(leave, asks);
  usePlaceInHistory(isAsking, () => setAsking(false));

  // The dialog renders its content later than itself.
  const mark = useCallback(
    (element: HTMLDivElement | null) => {
      content.current = element;
      const form = element?.querySelector('form');
      opened.current = form ? { form, content: contentOf(form) } : null;
    },
    [content],
  );

  return (
    <>
      <Dialog isOpen onOpenChange={(isOpen) => !isOpen && close()} closeLabel="Close" {...dialog}>
        <div ref={mark}>{children}</div>
      </Dialog>
      {isAsking && (
        <Dialog isOpen onOpenChange={setAsking} title={title} description={description}>
          <StayOrLeave
            stay={{ words: stay, onChoose: () => setAsking(false) }}
            leave={{ words: goOn, onChoose: onClose }}
          />
        </Dialog>
      )}
    </>
  );
}
