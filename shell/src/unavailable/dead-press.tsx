/** Answers a press on what could not be hydrated, which `start.ts` let through, with the agent's phone and mail. */

import { createStore } from 'platform';
import { hydrationOf } from 'platform/hydration';
import { ReachAgent } from './reach-agent.tsx';

/** Whether the visitor is told. */
const isTold = createStore(false);

/** What Retry presses again: every toggle that nothing has answered since, and of the other buttons the last one. */
let unanswered: readonly HTMLButtonElement[] = [];

const isToggle = (button: HTMLButtonElement): boolean => button.hasAttribute('aria-pressed');

/** HTML sends a form with an action by itself. */
const isHtmlsOwn = ({ type, form }: HTMLButtonElement): boolean => type === 'submit' && !!form?.hasAttribute('action');

function answer(event: MouseEvent): void {
  const button = event.target instanceof Element && event.target.closest<HTMLButtonElement>('#root button');
  if (!button || hydrationOf(button) === 'done' || isHtmlsOwn(button)) return;
  event.preventDefault();
  event.stopPropagation();
  unanswered = [...unanswered.filter((one) => one !== button && isToggle(one) && hydrationOf(one) !== 'done'), button];
  isTold.set(true);
}

/** Called once, before React adds its listeners. */
export const answerDeadPresses = (): void => window.addEventListener('click', answer, { capture: true });

export function DeadPress() {
  if (!isTold.use()) return null;
  const close = () => isTold.set(false);
  const retry = () => {
    close();
    const again = unanswered;
    unanswered = [];
    for (const button of again) button.click();
  };
  return <ReachAgent what="What you pressed" onClose={close} onRetry={retry} />;
}
