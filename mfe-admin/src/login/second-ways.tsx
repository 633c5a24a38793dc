/** Further ways to sign in. They have their own chunk, because the log-in is on every admin page. */

import type { ComponentProps } from 'react';
import { LazyBoundary, lazyChunk, Text } from 'ui';
import { Failed } from '../frame/failed.tsx';
import type Passkey from './passkey-sign-in.tsx';
import type Step from './second-step.tsx';

const LazyStep = lazyChunk<ComponentProps<typeof Step>>(
  () => import(/* webpackChunkName: "second-step" */ './second-step.tsx'),
);
const LazyPasskey = lazyChunk<ComponentProps<typeof Passkey>>(
  () => import(/* webpackChunkName: "passkey" */ './passkey-sign-in.tsx'),
);

export function SecondStepForm(props: ComponentProps<typeof Step>) {
  const failed = (retry: () => void) => <Failed what="The second step" onRetry={retry} />;
  return (
    <LazyBoundary loading={<Text role="status">One more step...</Text>} failed={failed}>
      <LazyStep {...props} />
    </LazyBoundary>
  );
}

/** If it cannot be loaded, nothing is shown: the password still works. */
export function PasskeySignIn(props: ComponentProps<typeof Passkey>) {
  return (
    <LazyBoundary>
      <LazyPasskey {...props} />
    </LazyBoundary>
  );
}
