import { usePlaceInHistory } from 'ui/history';

/** Gives an open dialog a history entry: Back closes the dialog instead of leaving the page. */
export default function DialogPlace({ onClose }: { onClose: () => void }) {
  usePlaceInHistory(true, onClose);
  return null;
}
