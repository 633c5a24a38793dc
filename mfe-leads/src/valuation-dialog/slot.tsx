import { Dialog } from 'ui/dialog';
import { ValuationForm } from './valuation-form.tsx';

/** The valuation dialog: what a home might bring, by hand and without obligation. */
export function Component({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Get Your Free Home Valuation"
      description="Free, no obligation, within 24 hours (one business day)."
      closeLabel="Close"
    >
      <ValuationForm onSent={onClose} />
    </Dialog>
  );
}
