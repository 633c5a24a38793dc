import { Link } from 'platform';
import { type ReactNode, useState } from 'react';
import { Button, buttonClass, cx, Skeleton, Text } from 'ui';
import * as account from '../account/account.css.ts';
import { useNow } from '../clock/use-now.ts';
import { AdminPage } from '../frame/admin-page.tsx';
import { CheckSign, WarnSign } from '../frame/icons.tsx';
import { Section } from '../frame/section.tsx';
import { formatMoment } from '../leads/lead-words.ts';
import { Undelivered } from '../mail/undelivered.tsx';
import { toastFailure } from '../property-form/errors.ts';
import { signedIn } from '../session/signed-in.ts';
import { offPaper } from '../theme/paper.css.ts';
import * as styles from './health.css.ts';
import { type Finding, findingsOf, type Health, partName, testInWords } from './health-words.ts';
import { useHealth } from './use-health.ts';

export const loader = signedIn();

function Row({ finding: { name, words, isWell }, children }: { finding: Finding; children?: ReactNode }) {
  return (
    <li className={styles.finding}>
      <span className={isWell ? styles.well : styles.toSeeTo} role="img" aria-label={isWell ? 'Well' : 'To see to'}>
        {isWell ? <CheckSign /> : <WarnSign />}
      </span>
      <span className={styles.words}>
        <b className={account.name}>{name}</b>
        <span className={account.quiet}>{words}</span>
      </span>
      <div className={styles.action}>{children}</div>
    </li>
  );
}

/** A button whose action takes a moment. */
function Act({ label, onPress }: { label: string; onPress: () => Promise<void> }) {
  const [isPending, setPending] = useState(false);
  async function press(): Promise<void> {
    setPending(true);
    await onPress().catch(toastFailure);
    setPending(false);
  }
  return (
    <Button tone="line" size="small" pending={isPending} onClick={() => void press()}>
      {label}
    </Button>
  );
}

function Parts({ parts, now }: { parts: Health['parts']; now: number }) {
  return (
    <Section title="Live now" aside={`${parts.length} parts`}>
      <table className={styles.table}>
        <thead className={styles.heads}>
          <tr>
            <th scope="col" className={styles.head}>
              Part
            </th>
            <th scope="col" className={styles.head}>
              Release
            </th>
            <th scope="col" className={styles.head}>
              Put live
            </th>
          </tr>
        </thead>
        <tbody className={styles.parts}>
          {parts.map(({ name, version, since, by }) => (
            <tr key={name} className={styles.ofPart}>
              <th scope="row" className={styles.part}>
                {partName(name)}
              </th>
              <td className={styles.cell}>{version}</td>
              <td className={styles.cell}>
                {formatMoment(since, now)}
                {by && `, ${by}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

type Actions = Omit<ReturnType<typeof useHealth>, 'health'>;

function Findings({ health, now, actions }: { health: Health; now: number; actions: Actions }) {
  const findings = findingsOf(health, now);
  const toSeeTo = findings.filter(({ isWell }) => !isWell).length;
  const { test, dead, folder } = health.mail;
  const { homes } = health.demo;
  return (
    <Section title="What is running" aside={toSeeTo > 0 ? `${toSeeTo} to see to` : 'All is well'}>
      <ul>
        {findings.map((finding) => (
          <Row key={finding.key} finding={finding}>
            {finding.key === 'mail' && dead > 0 && <Act label="Try again" onPress={actions.retryMail} />}
            {finding.key === 'mail' && dead === 0 && <Act label="Send me a test" onPress={actions.sendTest} />}
            {finding.key === 'demo' && !finding.isWell && (
              <Link
                to={homes > 0 ? '/admin/homes' : '/admin/testimonials'}
                className={cx(buttonClass({ tone: 'line', size: 'small' }), offPaper)}
              >
                See
              </Link>
            )}
          </Row>
        ))}
      </ul>
      <Undelivered mails={actions.undelivered} now={now} />
      <div role="status">{test && <p className={styles.told}>{testInWords(test, folder)}</p>}</div>
    </Section>
  );
}

function Content({ health, hasFailed, lookAgain, ...rest }: ReturnType<typeof useHealth>) {
  const now = useNow();
  if (health)
    return (
      <div className={account.two}>
        <Findings health={health} now={now} actions={{ hasFailed, lookAgain, ...rest }} />
        <Parts parts={health.parts} now={now} />
      </div>
    );
  if (!hasFailed)
    return (
      <div role="status" aria-label="Looking around">
        <Skeleton height={320} />
      </div>
    );
  return (
    <div role="alert" className={account.stack}>
      <Text>How the site fares could not be found out.</Text>
      <Button tone="line" onClick={lookAgain}>
        Retry
      </Button>
    </div>
  );
}

/** Whether all that the site needs is in order: mail, backup, disk, live releases. */
export function Component() {
  const health = useHealth();
  const again = (
    <Button tone="line" size="small" pending={health.isPending} onClick={health.lookAgain}>
      Look again
    </Button>
  );
  return (
    <AdminPage title="Health" actions={again} narrowActions={again}>
      <Content {...health} />
    </AdminPage>
  );
}
