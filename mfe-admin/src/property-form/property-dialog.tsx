import { FormDialog } from '../frame/form-dialog.tsx';
import { PropertyForm } from './property-form.tsx';

/** Adds a home. Closing discards the input; a failure keeps it. */
export default function PropertyDialog({ onClose, onSaved }: { onClose: () => void; onSaved: () => void }) {
  return (
    <FormDialog onClose={onClose} title="Add property">
      <PropertyForm
        onSaved={() => {
          onSaved();
          onClose();
        }}
      />
    </FormDialog>
  );
}
