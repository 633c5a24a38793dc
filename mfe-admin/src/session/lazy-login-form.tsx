import type { ComponentProps } from 'react';
import { LazyBoundary, lazyChunk, Text } from 'ui';
import { Failed } from '../frame/failed.tsx';
import type { LoginForm } from '../login/login-form.tsx';

type Props = ComponentProps<typeof LoginForm>;

const Form = lazyChunk<Props>(async () => {
  const { LoginForm } = await import(/* webpackChunkName: "login-form" */ '../login/login-form.tsx');
  return { default: LoginForm };
});

/** The code of the log-in is loaded when a session has ended, so that pages do not contain it. */
export function LazyLoginForm(props: Props) {
  const failed = (retry: () => void) => <Failed what="The log-in" onRetry={retry} />;
  return (
    <LazyBoundary loading={<Text role="status">Loading the log-in...</Text>} failed={failed}>
      <Form {...props} />
    </LazyBoundary>
  );
}
