/** Places the exit-intent popup on every public page, once the page rests. It is never missed: where its remote is down there is none. */

import { useLocation } from 'platform';
import { registry, slotComponent } from 'platform/shell';
import { Late } from '../late.tsx';
import { useIdle } from '../when-idle.ts';

const SLOT = 'leads/LeadPopup';

const isOffered = (): boolean =>
  registry().remotes.some(({ short, slots }) => Object.keys(slots).some((slot) => `${short}/${slot}` === SLOT));

function Popup() {
  const Content = slotComponent(SLOT);
  return <Content />;
}

export function PopupHost() {
  const isIdle = useIdle();
  const { pathname } = useLocation();
  if (!isIdle || pathname.startsWith('/admin') || !isOffered()) return null;
  return (
    <Late>
      <Popup />
    </Late>
  );
}
