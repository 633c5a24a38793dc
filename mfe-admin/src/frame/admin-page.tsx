import { getSite } from 'platform';
import { ApolloProvider, apolloClient } from 'platform/apollo';
import { type ReactNode, useRef } from 'react';
import { cx } from 'ui';
import { OfflineNotice } from '../connection/offline-notice.tsx';
import { LogInDialog } from '../session/log-in-dialog.tsx';
import { ground } from '../theme/desk.css.ts';
import { UndoToast } from '../undo/undo-toast.tsx';
import { useWorker } from '../worker/use-worker.ts';
import * as styles from './admin-page.css.ts';
import { useWaiting } from './counts.ts';
import { useSinglePress } from './double-press.ts';
import { LiveLeads } from './live-leads.tsx';
import { Overlays } from './overlays.tsx';
import { PageHead, type PageHeadProps } from './page-head.tsx';
import { Rail } from './rail.tsx';
import { TabBar } from './tab-bar.tsx';
import { useKeptPlace } from './use-kept-place.ts';
import { useLoggedOutElsewhere } from './use-log-out.ts';
import { usePageStart } from './use-page-start.ts';

type AdminPageProps = PageHeadProps & {
  /** The page has its own layout, from edge to edge, and at least on wide screens its own heading. */
  isBare?: boolean;
  /** Hides the tab bar, because the page has its own action there. */
  hasDock?: boolean;
  children: ReactNode;
};

/** The frame of every admin page: navigation, title, log-in dialog, and Undo. */
export function AdminPage({ isBare = false, hasDock = false, children, ...head }: AdminPageProps) {
  const { agent } = getSite();
  const waiting = useWaiting();
  const column = useRef<HTMLDivElement>(null);
  usePageStart(column);
  useKeptPlace(column);
  useSinglePress();
  useWorker();
  useLoggedOutElsewhere();
  return (
    <ApolloProvider client={apolloClient()}>
      <title>{`${waiting > 0 ? `(${waiting}) ` : ''}${head.title} | ${agent.name}`}</title>
      <div className={cx(ground, styles.frame)}>
        <Rail />
        <div ref={column} tabIndex={-1} className={styles.column}>
          {(!isBare || head.hasOwnHeading) && <PageHead {...head} />}
          <div className={cx(styles.content, isBare && styles.bare)}>{children}</div>
        </div>
        {!hasDock && <TabBar />}
      </div>
      <LiveLeads />
      <div className={styles.notices}>
        <UndoToast />
        <OfflineNotice />
      </div>
      <Overlays />
      <LogInDialog />
    </ApolloProvider>
  );
}
