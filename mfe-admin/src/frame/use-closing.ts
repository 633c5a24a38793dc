import { useEffect, useRef, useState } from 'react';
import { usePlaceInHistory } from 'ui/history';
import { logInRequest } from '../session/sign-in-again.ts';

/**
 * The ways out of a dialog: `close` for Escape, the cross and a press outside, and Back by itself. While a button in
 * `content` is sending, the dialog stays: if the request fails, what was typed is still there.
 */
export function useClosing(isOpen: boolean, onClose: () => void) {
  const content = useRef<HTMLDivElement>(null);
  const [isLeft, setLeft] = useState(false);

  function close(): void {
    // Until the log-in over this dialog is the topmost, Escape still comes here.
    const answerLogIn = logInRequest.get();
    if (answerLogIn) answerLogIn(false);
    else if (!content.current?.querySelector('button[aria-busy="true"]')) onClose();
  }

  const leaveThen = usePlaceInHistory(isOpen && !isLeft, () => {
    setLeft(true);
    close();
  });
  // Back cannot be prevented. A dialog that stays takes a place again.
  useEffect(() => setLeft(false), [isLeft]);

  return { content, close, leaveThen };
}
