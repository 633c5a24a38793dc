import { Component, type ReactNode, Suspense, useLayoutEffect } from 'react';
import { ComingLine } from './coming-line.tsx';
import { LazyPartError } from './lazy-part.tsx';
import { onRetryChance } from './load-chunk.ts';

export interface LazyBoundaryProps {
  /** Shown until the part is there. */
  loading?: ReactNode;
  /** Shown if the part does not come, or throws. Default: `loading`. */
  failed?: ReactNode | ((retry: () => void) => ReactNode);
  /** After a failure, a change of one of these is a new try, such as the next press that asks for the part. */
  resetKeys?: readonly unknown[];
  onFailed?: () => void;
  /**
   * For what was asked for by a press: called when Escape is pressed while the part is on its way, because it must not open
   * afterwards. A thin line at the top of the window shows that it is coming.
   */
  onEscape?: (() => void) | undefined;
  children: ReactNode;
}

/** Stands in the place of a part for as long as it is on its way. One that a press has asked for shows that it is. */
function Coming({ onEscape, children }: Pick<LazyBoundaryProps, 'onEscape' | 'children'>) {
  // In the frame in which it is seen to be coming.
  useLayoutEffect(() => {
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && onEscape?.();
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  }, [onEscape]);
  return (
    <>
      {children}
      {onEscape && <ComingLine />}
    </>
  );
}

/**
 * For a part whose code is loaded late. If the part fails, the rest of the page stays. It is tried again when the
 * network is back, and when the code arrives after all.
 */
export class LazyBoundary extends Component<LazyBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  private endRetries = (): void => undefined;

  retry = (): void => {
    if (this.state.hasFailed) this.setState({ hasFailed: false });
  };

  override componentDidMount(): void {
    this.endRetries = onRetryChance(this.retry);
  }

  override componentWillUnmount(): void {
    this.endRetries();
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
    const { loading = null, failed = loading, onEscape, children } = this.props;
    if (!this.state.hasFailed)
      return <Suspense fallback={<Coming onEscape={onEscape}>{loading}</Coming>}>{children}</Suspense>;
    return typeof failed === 'function' ? failed(this.retry) : failed;
  }
}
