import { Dialog } from 'ui/dialog';
import { PropertyForm } from './property-form.tsx';

/** Adds a home. Closing keeps nothing; a failure keeps everything. */
export function PropertyDialog({ onClose, onSaved }: { onClose: () => void; onSaved: () => void }) {
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title="Add property" closeLabel="Close">
      <PropertyForm
        onSaved={() => {
          onSaved();
          onClose();
        }}
      />
    </Dialog>
  );
}
