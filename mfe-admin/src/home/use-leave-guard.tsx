import { useNavigate } from 'platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from 'ui';
import { Dialog } from 'ui/dialog';
import { usePlaceInHistory } from 'ui/history';
import { askBeforeUnload } from '../device/ask-before-unload.ts';
import * as styles from './home.css.ts';

/** The link within this site that a plain click would follow. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  const isOrdinary = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !isOrdinary || link.target || link.origin !== location.origin) return undefined;
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return isHere || link.hash === '#main' ? undefined : link;
}

const kept = 'What you typed stays on this device and is offered again when you come back.';
const questions = {
  live: { title: 'Leave without putting it live?', description: kept },
  saved: { title: 'Leave without saving it?', description: kept },
  uploading: {
    title: 'Leave while photos are on their way?',
    description: 'Those that are not up yet are not kept. What you typed stays on this device.',
  },
  gone: { title: 'Leave what you typed?', description: 'The home is deleted. It will not be offered again.' },
};

/** The agent has chosen to leave, so the browser does not ask once more, for any form on the page. */
let isLeaving = false;

/** Where the agent wants to go: one page back in the browser, or to an address. */
type Target = { isBack: true } | { isBack: false; address: string };

/**
 * Asks before a link or a closing tab leaves edits that are not live or not saved, and says what will become of them.
 * Back asks only while photos are on their way, which are stored nowhere. All else is stored on the device, or, of what is
 * gone, the page says so.
 */
export function useLeaveGuard(isEdited: boolean, lacks: keyof typeof questions = 'live') {
  const [target, setTarget] = useState<Target | null>(null);
  const navigate = useNavigate();
  const stay = () => setTarget(null);
  const holdsBack = isEdited && lacks === 'uploading';
  const askBack = () => !isLeaving && setTarget({ isBack: true });
  const leavePageThen = usePlaceInHistory(holdsBack, askBack, () => holdsBack);
  const leaveQuestionThen = usePlaceInHistory(target !== null, stay);

  useEffect(() => {
    if (!isEdited) return;
    isLeaving = false;
    const hold = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link) return;
      event.preventDefault();
      // If there are two forms on a page, only one asks.
      event.stopImmediatePropagation();
      setTarget({ isBack: false, address: link.pathname + link.search + link.hash });
    };
    window.addEventListener('click', hold, { capture: true });
    const stopAsking = askBeforeUnload(() => !isLeaving);
    return () => {
      window.removeEventListener('click', hold, { capture: true });
      stopAsking();
    };
  }, [isEdited]);

  const goOn = (): void => {
    if (target === null) return;
    if (target.isBack) return void navigate(-1);
    if (target.address.startsWith('/admin')) return void navigate(target.address);
    location.assign(target.address);
  };
  const leave = (): void => {
    isLeaving = true;
    // The place of the page lies below that of the question.
    if (!leavePageThen(goOn) && !leaveQuestionThen(goOn)) goOn();
  };

  // What was under way when the agent wanted to leave is done: the question would say of it what is no longer true.
  const answer = useEffectEvent(() => (target?.isBack ? stay() : leave()));
  const isSettled = target !== null && !isEdited;
  useEffect(() => {
    if (isSettled) answer();
  }, [isSettled]);

  if (target === null) return null;
  return (
    <Dialog isOpen onOpenChange={stay} {...questions[lacks]}>
      <div className={styles.versusEnd}>
        <Button tone="line" size="small" onClick={leave}>
          Leave
        </Button>
        <Button tone="solid" size="small" onClick={stay}>
          Stay here
        </Button>
      </div>
    </Dialog>
  );
}
