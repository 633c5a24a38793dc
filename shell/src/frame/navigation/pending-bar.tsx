import { useNavigation } from 'platform';
import { ComingLine } from 'ui';

/** Shows that the next page is on its way. */
export function PendingBar() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <ComingLine />;
}
