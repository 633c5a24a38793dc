/**
 * Places the exit-intent popup on every public page when an interaction is likely. If its remote is down, there is
 * none.
 */

import { useLocation } from 'platform';
import { registry, slotComponent } from 'platform/shell';
import { LazyBoundary } from 'ui';
import { useInteractionLikely } from '../use-idle.ts';

const SLOT = 'leads/LeadPopup';

const isOffered = (): boolean =>
  registry().remotes.some(({ short, slots }) => Object.keys(slots).some((slot) => `${short}/${slot}` === SLOT));

function Popup() {
  const Content = slotComponent(SLOT);
  return <Content />;
}

export function PopupHost() {
  const isInteractionLikely = useInteractionLikely();
  const { pathname } = useLocation();
  if (!isInteractionLikely || pathname.startsWith('/admin') || !isOffered()) return null;
  return (
    <LazyBoundary>
      <Popup />
    </LazyBoundary>
  );
}
