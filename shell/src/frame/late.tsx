import { Component, type ReactNode, Suspense } from 'react';

type LateProps = {
  /** Shown until the part is there. */
  loading?: ReactNode;
  /** Shown if it never comes, or throws; otherwise what was shown while it loaded. */
  failed?: ReactNode;
  children: ReactNode;
};

/** Around a part whose code comes late, from here or from a remote: if it fails, it costs nothing but itself. */
export class Late extends Component<LateProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    const { loading = null, failed = loading, children } = this.props;
    return <Suspense fallback={loading}>{this.state.hasFailed ? failed : children}</Suspense>;
  }
}
