/** Places a component of another part without importing it. Where that part is down, its place stays as the server drew it, or says whom to call. */

import { Component, createContext, type ReactNode, Suspense, use, useContext } from 'react';
import { slotComponent } from './modules.ts';
import { RemoteUnavailable } from './remote-unavailable.tsx';
import { hasServerView, ServerView } from './server-view.tsx';
import type { InlineSlots } from './slots.ts';

/** The data that the page's loader named for the slots it places. */
export const SlotData = createContext<Readonly<Record<string, unknown>>>({});

export class SlotBoundary extends Component<
  { name: string; fallback: ReactNode; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

function SlotContent({ name, props }: { name: keyof InlineSlots; props: object }) {
  const Content = slotComponent(name);
  const given = useContext(SlotData)[name];
  const data = given instanceof Promise ? use(given) : given;
  return <Content {...props} data={data} />;
}

/** What the server drew, while it is still its page; phone and mail on any other. */
const SlotFallback = ({ name }: { name: string }) =>
  hasServerView(name) ? <ServerView slot={name} /> : <RemoteUnavailable />;

export function Slot<Name extends keyof InlineSlots>({ name, ...props }: { name: Name } & InlineSlots[Name]) {
  return (
    <div data-slot={name} style={{ display: 'contents' }}>
      <SlotBoundary name={name} fallback={<SlotFallback name={name} />}>
        <Suspense fallback={null}>
          <SlotContent name={name} props={props} />
        </Suspense>
      </SlotBoundary>
    </div>
  );
}
