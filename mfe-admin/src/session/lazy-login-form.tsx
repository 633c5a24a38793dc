import type { ComponentProps } from 'react';
import { LazyBoundary, lazyChunk, Text } from 'ui';
import { loadAhead } from '../frame/ahead.ts';
import { Failed } from '../frame/failed.tsx';
import type { LoginForm } from '../login/login-form.tsx';

type Props = ComponentProps<typeof LoginForm>;

async function load() {
  const { LoginForm } = await import(/* webpackChunkName: "login-form" */ '../login/login-form.tsx');
  return { default: LoginForm };
}

const Form = lazyChunk<Props>(load);
// So that who types on after the log-in has opened types into it.
loadAhead(load);

/** The code of the log-in is loaded after a page, so that pages do not contain it. */
export function LazyLoginForm(props: Props) {
  const failed = (retry: () => void) => <Failed what="The log-in" onRetry={retry} />;
  return (
    <LazyBoundary loading={<Text role="status">Loading the log-in...</Text>} failed={failed}>
      <Form {...props} />
    </LazyBoundary>
  );
}
