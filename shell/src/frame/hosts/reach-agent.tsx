import { telephoneLink, useSite } from 'platform';
import { buttonClass, Stack } from 'ui';
import { Dialog } from 'ui/dialog';

/** In place of a form that could not be loaded: the telephone and the mail work all the same. */
export default function ReachAgent({ onClose }: { onClose: () => void }) {
  const { agent, replyWithinHours } = useSite();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Call or write instead"
      description={`The form could not be loaded. Every call and every message gets a reply within ${replyWithinHours} hours.`}
      closeLabel="Close"
    >
      <Stack gap="s3">
        <a className={buttonClass({ tone: 'solid', width: 'full' })} href={telephoneLink(agent.cellPhone)}>
          Call {agent.cellPhone}
        </a>
        <a className={buttonClass({ tone: 'line', width: 'full' })} href={`mailto:${agent.email}`}>
          Write to {agent.email}
        </a>
      </Stack>
    </Dialog>
  );
}
