import { getSite, telephoneLink } from 'platform';
import { useId, useLayoutEffect, useRef } from 'react';
import { hoursInWords } from 'schema';
import { Button, buttonClass, Cluster, Heading, Stack, Text } from 'ui';
import * as styles from './reach-agent.css.ts';

type ReachAgentProps = { what: string; onClose: () => void; onRetry: () => void };

/** Replaces what could not be loaded by phone and mail, in a native dialog, which needs no further code. */
export function ReachAgent({ what, onClose, onRetry }: ReachAgentProps) {
  const { agent, replyWithinHours } = getSite();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // The browser returns the focus only if the dialog is closed before it is removed. A dialog that replaces this one
    // then finds the focus there.
    return () => element?.close();
  }, []);
  const onClosed = () => {
    if (dialog.current?.open === false) onClose();
  };

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={onClosed}>
      <Stack gap="s3">
        <Heading level={2} look="sub" id={titleId}>
          Call or write instead
        </Heading>
        <Text>
          {what} could not be loaded. Every call and every message gets a reply within {hoursInWords(replyWithinHours)}.
        </Text>
        <a className={buttonClass({ width: 'full' })} href={telephoneLink(agent.cellPhone)}>
          Call {agent.cellPhone}
        </a>
        <a className={buttonClass({ tone: 'line', width: 'full' })} href={`mailto:${agent.email}`}>
          Write to {agent.email}
        </a>
        <Cluster gap="s3">
          <Button tone="line" size="small" onClick={onRetry}>
            Retry
          </Button>
          <Button tone="line" size="small" onClick={() => dialog.current?.close()}>
            Close
          </Button>
        </Cluster>
      </Stack>
    </dialog>
  );
}
