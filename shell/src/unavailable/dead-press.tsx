/** A press on what could not be hydrated, and that `start.ts` therefore let through: phone and mail answer it. */

import { createStore } from 'platform';
import { hydrationOf } from 'platform/hydration';
import { ReachAgent } from './reach-agent.tsx';

const pressed = createStore<HTMLButtonElement | null>(null);

/** HTML answers a form with an address by itself. */
const isHtmlsOwn = ({ type, form }: HTMLButtonElement): boolean => type === 'submit' && !!form?.hasAttribute('action');

function answer(event: MouseEvent): void {
  const button = event.target instanceof Element && event.target.closest<HTMLButtonElement>('#root button');
  if (!button || hydrationOf(button) === 'done' || isHtmlsOwn(button)) return;
  event.preventDefault();
  event.stopPropagation();
  pressed.set(button);
}

/** Called once, before React listens. */
export const answerDeadPresses = (): void => window.addEventListener('click', answer, { capture: true });

export function DeadPress() {
  const button = pressed.use();
  if (!button) return null;
  const close = () => pressed.set(null);
  const retry = () => {
    close();
    button.click();
  };
  return <ReachAgent onClose={close} onRetry={retry} />;
}
