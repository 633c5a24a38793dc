import { Picture } from 'ui';
import { Dialog, DialogFoot } from 'ui/dialog';
import { victorianPicture } from '../pictures/generated/victorian.ts';
import { ValuationForm } from './valuation-form.tsx';

const art = <Picture image={victorianPicture} alt="" sizes="340px" ratio="fill" />;

/** The dialog in which an owner asks what the home is worth. */
export function Component({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Get Your Free Home Valuation"
      description="Free, no obligation, within 24 hours (one business day)."
      closeLabel="Close"
      shape="form"
      art={art}
    >
      <ValuationForm onSent={onClose} Foot={DialogFoot} />
    </Dialog>
  );
}
