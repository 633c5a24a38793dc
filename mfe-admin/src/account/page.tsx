import { LazyBoundary, lazyChunk, Skeleton } from 'ui';
import { useNow } from '../clock/use-now.ts';
import { AdminPage } from '../frame/admin-page.tsx';
import { Failed } from '../frame/failed.tsx';
import { Section } from '../frame/section.tsx';
import { AgentAccount } from '../generated/operations.ts';
import { Push } from '../push/push.tsx';
import { SecondFactor } from '../second-factor/second-factor.tsx';
import { signedIn } from '../session/signed-in.ts';
import { useViewer } from '../session/use-viewer.ts';
import * as styles from './account.css.ts';
import { PasswordForm } from './password-form.tsx';
import { Sessions } from './sessions.tsx';

/** Below all else on a phone, and with the words for each thing that can be done. */
const Deeds = lazyChunk(() => import(/* webpackChunkName: "deeds" */ './deeds.tsx'));

export const loader = signedIn();

function Content() {
  const now = useNow();
  const { viewer, loading, retry } = useViewer(AgentAccount, { variables: {}, isKept: false });
  if (!viewer && loading)
    return (
      <div role="status" aria-label="Loading the account">
        <Skeleton height={240} />
      </div>
    );
  if (!viewer) return <Failed what="The account" onRetry={retry} className={styles.stack} />;
  return (
    <div className={styles.two}>
      <div className={styles.stack}>
        <Section title="Signed in" aside={viewer.username}>
          <Sessions sessions={viewer.sessions} now={now} />
        </Section>
        <Push now={now} />
        <SecondFactor now={now} />
        <Section title="Password">
          <div className={styles.form}>
            <PasswordForm username={viewer.username} />
          </div>
        </Section>
      </div>
      <LazyBoundary loading={null} failed={(retry) => <Failed what="What was done" onRetry={retry} />}>
        <Deeds now={now} />
      </LazyBoundary>
    </div>
  );
}

export function Component() {
  return (
    <AdminPage title="Account">
      <Content />
    </AdminPage>
  );
}
