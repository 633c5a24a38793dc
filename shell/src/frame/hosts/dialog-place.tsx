import { usePlaceInHistory } from 'ui/history';

/** An open dialog's place in the history: Back closes the dialog and not the page. */
export default function DialogPlace({ onClose }: { onClose: () => void }) {
  usePlaceInHistory(true, onClose);
  return null;
}
