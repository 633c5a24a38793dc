import type { ComponentProps } from 'react';
import { LazyBoundary, lazyChunk, Text } from 'ui';
import { Failed } from '../frame/failed.tsx';
import type { LoginForm } from '../login/login-form.tsx';

type Props = ComponentProps<typeof LoginForm>;

const Form = lazyChunk<Props>(async () => {
  const { LoginForm } = await import(/* webpackChunkName: "login-form" */ '../login/login-form.tsx');
  return { default: LoginForm };
});

/** The log-in's own code comes when a session has ended: no page carries it along. */
export function LazyLoginForm(props: Props) {
  const failed = (retry: () => void) => <Failed what="The log-in" onRetry={retry} />;
  return (
    <LazyBoundary loading={<Text role="status">Loading the log-in...</Text>} failed={failed}>
      <Form {...props} />
    </LazyBoundary>
  );
}
