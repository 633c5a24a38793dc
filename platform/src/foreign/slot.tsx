/** A slot as a React component for a page of another site. It does what the shell would do for the slot. */

import { type ComponentType, Suspense, use, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Site } from 'schema';
import type { SlotModule } from '../page.ts';
import { quiet } from '../quiet.ts';
import { provideSite } from '../site.ts';
import { siteOrigin } from './origin.ts';
import { query } from './query.ts';
import { send } from './rest.ts';
import { Revalidation } from './router.tsx';
import { releaseRoot, styledRoot } from './styles.ts';

let identity: Promise<void> | undefined;

/** Loads the identity once for all slots of the page. After a failure, the next slot tries again. */
function siteKnown(): Promise<void> {
  identity ??= send<Site>('GET', '/api/site')
    .then(provideSite)
    .catch((error: unknown) => {
      identity = undefined;
      throw error;
    });
  return identity;
}

type Given<Props> = { slot: SlotModule<Props>; props: Props; data: unknown };

function Drawn<Props>({ slot, props, data }: Given<Props>) {
  use(siteKnown());
  const Component = slot.Component as ComponentType<Props & { data: unknown }>;
  return <Component {...props} data={data instanceof Promise ? use(data) : data} />;
}

/** Holds the data outside of the component that suspends: React would drop them there. */
function Placed<Props>({ slot, props }: Omit<Given<Props>, 'data'>) {
  const load = () => quiet(slot.preload?.({ params: {}, url: new URL(siteOrigin()), query, props }));
  const [data, setData] = useState(load);
  return (
    <Revalidation value={() => setData(load())}>
      <Suspense fallback={null}>
        <Drawn slot={slot} props={props} data={data} />
      </Suspense>
    </Revalidation>
  );
}

/**
 * The component that a host gets from `import('listings/FeaturedProperties')`. Renders nothing on a server. It throws
 * to the host's error boundary if the site cannot be reached. A part that only lacks data shows a message itself.
 */
export function foreignSlot<Props extends object>(slot: SlotModule<Props>) {
  return function ForeignSlot(props: Props) {
    const [root, setRoot] = useState<ShadowRoot>();
    const place = useCallback((element: HTMLElement | null) => {
      if (element) setRoot(styledRoot(element));
    }, []);
    useEffect(() => root && (() => releaseRoot(root)), [root]);
    // With other props it is another slot, whose data are loaded anew.
    const key = JSON.stringify(props);
    return <div ref={place}>{root && createPortal(<Placed key={key} slot={slot} props={props} />, root)}</div>;
  };
}
