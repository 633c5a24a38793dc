import { Dialog, type DialogProps } from 'ui/dialog';
import { leaveOnLink } from 'ui/history';
import { useClosing } from './use-closing.ts';

type SheetProps = Omit<DialogProps, 'isOpen' | 'onOpenChange' | 'closeLabel'> & {
  onClose: () => void;
};

/** A dialog that Back closes, without input that could be lost. */
export function Sheet({ onClose, children, ...dialog }: SheetProps) {
  const { content, close, leaveThen } = useClosing(onClose);
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && close()} closeLabel="Close" {...dialog}>
      <div ref={content} onClickCapture={(event) => leaveOnLink(event, leaveThen)}>
        {children}
      </div>
    </Dialog>
  );
}
