import { Button } from 'ui';
import { useFirstFocus } from './use-first-focus.ts';

/** Sent. The one way on is the button, which takes the cross's place. */
export function ThanksStep({ onClose }: { onClose: () => void }) {
  const place = useFirstFocus<HTMLDivElement>();
  return (
    <div ref={place}>
      <Button onClick={onClose}>Close</Button>
    </div>
  );
}
