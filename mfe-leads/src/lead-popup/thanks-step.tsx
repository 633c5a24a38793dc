import { Button } from 'ui';
import { useFirstFocus } from './use-first-focus.ts';

/** The last step. Its only control is the button, which replaces the cross. */
export function ThanksStep({ onClose }: { onClose: () => void }) {
  const place = useFirstFocus<HTMLDivElement>();
  return (
    <div ref={place}>
      <Button onClick={onClose}>Close</Button>
    </div>
  );
}
