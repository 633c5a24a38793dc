import type { ContactDialogProps } from 'platform';
import { wishInWords } from 'schema';
import { Picture } from 'ui';
import { Dialog, DialogFoot } from 'ui/dialog';
import { ContactForm } from '../contact-form/contact-form.tsx';
import type { Taken } from '../form/use-lead-form.ts';
import { dockPicture } from '../pictures/generated/dock.ts';

const titles = { showing: 'Schedule a Showing', info: 'Request More Info', general: 'Get in touch' } as const;

const art = <Picture image={dockPicture} alt="" sizes="340px" ratio="fill" />;

/** The contact dialog. Opened from a home, it is about that home. It closes when the message is sent. */
export function Component({ onClose, onSubmitted, ...known }: ContactDialogProps & { onClose: () => void }) {
  const { property, wish } = known;
  const handleSent = ({ answerBy }: Taken) => {
    onSubmitted?.(answerBy);
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={wish ? 'Tell me when one comes' : titles[property?.inquiryType ?? 'general']}
      description={
        (wish && wishInWords(wish)) ?? property?.title ?? 'I read every message myself and reply within 24 hours.'
      }
      closeLabel="Close"
      shape="form"
      art={art}
    >
      <ContactForm source="modal" onSent={handleSent} Foot={DialogFoot} {...known} />
    </Dialog>
  );
}
