import { useRef } from 'react';
import { usePlaceInHistory } from 'ui/history';
import { logInRequest } from '../session/sign-in-again.ts';

/** Whether a button in this content is sending. */
export const isSending = (content: HTMLElement | null): boolean =>
  Boolean(content?.querySelector('button[aria-busy="true"]'));

/**
 * The ways out of a dialog: `close` for Escape, the cross and a press outside, and Back by itself. While a button in
 * `content` is sending, the dialog stays: if the request fails, what was typed is still there. So it does while `asks`:
 * then `onClose` asks first.
 */
export function useClosing(onClose: () => void, asks: () => boolean = () => false) {
  const content = useRef<HTMLDivElement>(null);

  function close(): void {
    // Until the log-in over this dialog is the topmost, Escape still comes here.
    const answerLogIn = logInRequest.get();
    if (answerLogIn) answerLogIn(false);
    else if (!isSending(content.current)) onClose();
  }

  const leaveThen = usePlaceInHistory(
    true,
    close,
    () => logInRequest.get() !== null || isSending(content.current) || asks(),
  );

  return { content, close, leaveThen };
}
