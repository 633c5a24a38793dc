/**
 * Places a component of another part without importing it. If that part is down, the server's HTML stays, or a message
 * gives the agent's contact details.
 */

import { createContext, use, useContext, useRef } from 'react';
import { LazyBoundary } from 'ui';
import { Hydrated } from './hydration.tsx';
import { slotComponent } from './modules.ts';
import type { RouteData } from './page.ts';
import { RemoteUnavailable } from './remote-unavailable.tsx';
import { hasServerSnapshot, ServerSnapshot } from './server-snapshot.tsx';
import type { InlineSlots } from './slots.ts';

/** The data that the page's loader returned for its slots. */
export const SlotData = createContext<Pick<RouteData, 'slots' | 'props'>>({ slots: {}, props: {} });

type SlotPlace = { name: keyof InlineSlots };

function SlotContent({ name }: SlotPlace) {
  const Content = slotComponent(name);
  const { slots, props } = useContext(SlotData);
  const given = slots[name];
  const data = given instanceof Promise ? use(given) : given;
  return <Content {...props[name]} data={data} />;
}

type SlotFallbackProps = { name: string; onRetry: () => void };

/** The server's HTML if this is still the first page, else a message with the agent's phone and mail. */
const SlotFallback = ({ name, onRetry }: SlotFallbackProps) =>
  hasServerSnapshot(name) ? <ServerSnapshot slot={name} /> : <RemoteUnavailable onRetry={onRetry} />;

/** The place of another part's component in a page. The page names its props in its `slots`. */
export function Slot({ name }: SlotPlace) {
  const place = useRef<HTMLDivElement>(null);
  const hydrated = <Hydrated boundary={place} />;
  const failed = (retry: () => void) => (
    <>
      <SlotFallback name={name} onRetry={retry} />
      {hydrated}
    </>
  );
  return (
    <div ref={place} data-slot={name} style={{ display: 'contents' }}>
      <LazyBoundary failed={failed}>
        <SlotContent name={name} />
        {hydrated}
      </LazyBoundary>
    </div>
  );
}
