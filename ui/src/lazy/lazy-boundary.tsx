import { Component, type ReactNode, Suspense } from 'react';
import { LazyPartError } from './lazy-part.tsx';
import { LATE_ARRIVAL } from './load-chunk.ts';

/** What makes a new try worth while by itself. */
const CHANCES = ['online', LATE_ARRIVAL];

export interface LazyBoundaryProps {
  /** Shown until the part is there. */
  loading?: ReactNode;
  /** Shown if it does not come, or throws; otherwise what was shown while it loaded. */
  failed?: ReactNode | ((retry: () => void) => ReactNode);
  /** After a failure, a change of any of them is a new try: the press that asks for the part again. */
  resetKeys?: readonly unknown[];
  onFailed?: () => void;
  children: ReactNode;
}

/** Around a part whose code comes late: if it fails, it costs nothing but itself, and not for good. A network that is back, and code that comes after all, are a new try. */
export class LazyBoundary extends Component<LazyBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  retry = (): void => {
    if (this.state.hasFailed) this.setState({ hasFailed: false });
  };

  override componentDidMount(): void {
    for (const chance of CHANCES) addEventListener(chance, this.retry);
  }

  override componentWillUnmount(): void {
    for (const chance of CHANCES) removeEventListener(chance, this.retry);
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof LazyPartError) error.forget();
    this.props.onFailed?.();
  }

  override componentDidUpdate({ resetKeys = [] }: LazyBoundaryProps): void {
    const isNewTry = this.props.resetKeys?.some((key, index) => key !== resetKeys[index]);
    if (isNewTry) this.retry();
  }

  override render(): ReactNode {
    const { loading = null, failed = loading, children } = this.props;
    if (!this.state.hasFailed) return <Suspense fallback={loading}>{children}</Suspense>;
    return typeof failed === 'function' ? failed(this.retry) : failed;
  }
}
