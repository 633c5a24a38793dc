/** Shows one part of a page's data: the content, a loading view until it comes, or a Retry button if it failed. */

import { Component, type ReactNode, Suspense, use } from 'react';
import { useRevalidator } from 'react-router';
import { isNotFound } from './not-found.ts';
import type { Deferred as DeferredValue } from './page.ts';

type Failure = { error: unknown; value: unknown };
type BoundaryProps = {
  value: unknown;
  children: ReactNode;
  renderError: (retry: () => void) => ReactNode;
  onRetry: () => void;
};

/** Holds the failure of one value until the value changes. A 404 concerns the whole page, so it is thrown again. */
class PartBoundary extends Component<BoundaryProps, { failure: Failure | null }> {
  override state: { failure: Failure | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error, value: undefined } };
  }

  /** Tries again when the network is back. */
  retry = (): void => {
    if (this.state.failure) this.props.onRetry();
  };

  override componentDidMount(): void {
    addEventListener('online', this.retry);
  }

  override componentWillUnmount(): void {
    removeEventListener('online', this.retry);
  }

  override componentDidUpdate(previous: BoundaryProps): void {
    if (this.state.failure && previous.value !== this.props.value) this.setState({ failure: null });
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    if (isNotFound(failure.error)) throw failure.error;
    return this.props.renderError(this.props.onRetry);
  }
}

const Settled = <T,>({ value, children }: { value: DeferredValue<T>; children: (settled: T) => ReactNode }) =>
  children(value instanceof Promise ? use(value) : value);

type DeferredProps<T> = {
  value: DeferredValue<T>;
  loading: ReactNode;
  error: (retry: () => void) => ReactNode;
  children: (settled: T) => ReactNode;
};

/**
 * Renders `children` with the value, `loading` until it comes, and `error` if it rejects. `error` gets a function that
 * loads the page's data again; this also happens when the network is back. Throws `notFound()` on to the page.
 */
export function Deferred<T>({ value, loading, error, children }: DeferredProps<T>) {
  const { revalidate } = useRevalidator();
  return (
    <PartBoundary value={value} renderError={error} onRetry={() => void revalidate()}>
      <Suspense fallback={loading}>
        <Settled value={value}>{children}</Settled>
      </Suspense>
    </PartBoundary>
  );
}
