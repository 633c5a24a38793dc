/** A part of a page that the server draws and whose code comes after the page's. */

import { type ComponentType, createRef, type ReactNode, Suspense } from 'react';
import { lazyPart } from 'ui';
import { Hydrated } from './hydration.tsx';
import { loadPatiently } from './patient-load.ts';

const ignore = (): void => undefined;

/**
 * A component in a chunk of its own, which exports it by default. Until it has come, the server's HTML stays and its links work; a press
 * on a button of it is kept, and is another try where it could not be had. It stands once on a page. `fallback`: what stands for it
 * where no server drew it.
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
