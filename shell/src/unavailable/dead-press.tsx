/** Answers a press on what could not be hydrated, which `start.ts` let through, with the agent's phone and mail. */

import { createStore } from 'platform';
import { hydrationOf } from 'platform/hydration';
import { ReachAgent } from './reach-agent.tsx';

const pressed = createStore<HTMLButtonElement | null>(null);

/** HTML sends a form with an action by itself. */
const isHtmlsOwn = ({ type, form }: HTMLButtonElement): boolean => type === 'submit' && !!form?.hasAttribute('action');

function answer(event: MouseEvent): void {
  const button = event.target instanceof Element && event.target.closest<HTMLButtonElement>('#root button');
  if (!button || hydrationOf(button) === 'done' || isHtmlsOwn(button)) return;
  event.preventDefault();
  event.stopPropagation();
  pressed.set(button);
}

/** Called once, before React adds its listeners. */
export const answerDeadPresses = (): void => window.addEventListener('click', answer, { capture: true });

export function DeadPress() {
  const button = pressed.use();
  if (!button) return null;
  const close = () => pressed.set(null);
  const retry = () => {
    close();
    button.click();
  };
  return <ReachAgent what="What you pressed" onClose={close} onRetry={retry} />;
}
