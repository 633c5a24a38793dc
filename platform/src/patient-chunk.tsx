/** A part of a page that the server renders and whose code is loaded after the page's. */

import { type ComponentType, createRef, type ReactNode, Suspense } from 'react';
import { lazyPart } from 'ui';
import { Hydrated } from './hydration.tsx';
import { loadPatiently } from './patient-load.ts';

const ignore = (): void => undefined;

/**
 * A component with its own chunk, whose default export it is. Until the chunk is loaded, the server's HTML stays and
 * its links work. A press on one of its buttons is stored; if the chunk failed, the press also loads it again. Use it
 * once on a page. `fallback`: shown while it loads where the server did not render.
 */
export function patientChunk<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  const place = createRef<HTMLDivElement>();
  const Part = lazyPart(async () => {
    const { default: Content } = await loadPatiently(load, { boundary: () => place.current, onFailure: ignore });
    return Content;
  });
  return function PatientChunk(props: Props) {
    return (
      <div ref={place} data-hydration="" style={{ display: 'contents' }}>
        <Suspense fallback={fallback}>
          <Part {...props} />
          <Hydrated boundary={place} />
        </Suspense>
      </div>
    );
  };
}
