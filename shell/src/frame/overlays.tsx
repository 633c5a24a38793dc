/** The overlays: what floats above all pages. The page does not need them to become interactive. */

import { useOpenDropdown } from './header/use-open-dropdown.ts';
import { DialogHost } from './hosts/dialog-host.tsx';
import { PopupHost } from './hosts/popup-host.tsx';
import { ToastHost } from './hosts/toast-host.tsx';
import { TooltipHost } from './hosts/tooltip-host.tsx';
import { PendingBar } from './navigation/pending-bar.tsx';
import { RouteAnnouncer } from './navigation/route-announcer.tsx';
import { useAnchor } from './navigation/use-anchor.ts';

export default function Overlays() {
  useAnchor();
  useOpenDropdown();
  return (
    <>
      <PendingBar />
      <RouteAnnouncer />
      <DialogHost />
      <PopupHost />
      <ToastHost />
      <TooltipHost />
    </>
  );
}
