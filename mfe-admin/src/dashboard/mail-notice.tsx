import { documentOf, useMutation } from 'platform/apollo';
import type { ReactNode } from 'react';
import { Button, Panel, Stack, Text } from 'ui';
import { type AdminMailFragment, RetryMail } from '../generated/operations.ts';
import { toastFailure } from '../property-form/errors.ts';
import { withSession } from '../session/sign-in-again.ts';
import { sheet } from '../theme/desk.css.ts';
import * as styles from './dashboard.css.ts';

/** `children`: details about the undelivered mail. */
type MailNoticeProps = { mail: AdminMailFragment; onRetried: () => void; children?: ReactNode };

const count = (number: number, one: string, many: string) => (number === 1 ? `One ${one}` : `${number} ${many}`);

/** What the agent must know about the mail for leads. Nothing if all is well. */
export function MailNotice({ mail: { folder, dead, kept }, onRetried, children }: MailNoticeProps) {
  const [retryMail, { loading }] = useMutation(documentOf(RetryMail));
  if (folder === null && dead === 0 && kept === 0) return null;

  async function handleRetry(): Promise<void> {
    try {
      await withSession(() => retryMail(), 'RetryMail');
      onRetried();
    } catch (error) {
      toastFailure(error);
    }
  }

  return (
    <Panel as="section" tone="sheet" inset="none" className={sheet} aria-label="Mail">
      <Stack gap="s3" align="start" className={styles.notice}>
        {dead > 0 && (
          <>
            <Text>{count(dead, 'mail', 'mails')} could not be delivered. The leads themselves are stored.</Text>
            {children}
            <Button tone="solid" size="small" pending={loading} onClick={() => void handleRetry()}>
              Try again
            </Button>
          </>
        )}
        {kept > 0 && <Text>{count(kept, 'lead waits', 'leads wait')} to be stored.</Text>}
        {folder !== null && (
          <Text look="small" className={styles.path}>
            No mail server is set up, so mail about leads is written to {folder}
          </Text>
        )}
      </Stack>
    </Panel>
  );
}
