import { Dialog, type DialogProps } from 'ui/dialog';
import { leaveOnLink, usePlaceInHistory } from 'ui/history';

type SheetProps = Omit<DialogProps, 'isOpen' | 'onOpenChange' | 'closeLabel'> & {
  onClose: () => void;
};

/** A dialog that Back closes, without input that could be lost. */
export function Sheet({ onClose, children, ...dialog }: SheetProps) {
  const leaveThen = usePlaceInHistory(true, onClose);
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} closeLabel="Close" {...dialog}>
      <div onClickCapture={(event) => leaveOnLink(event, leaveThen)}>{children}</div>
    </Dialog>
  );
}
