import { useEffect, useRef } from 'react';
import { Button, Skeleton } from 'ui';
import * as account from '../account/account.css.ts';
import { useNow } from '../clock/use-now.ts';
import { AdminPage } from '../frame/admin-page.tsx';
import { Failed } from '../frame/failed.tsx';
import { Section } from '../frame/section.tsx';
import { partName } from '../health/health-words.ts';
import { formatMoment } from '../leads/lead-words.ts';
import { signedIn } from '../session/signed-in.ts';
import { Canary } from './canary.tsx';
import { PartRow } from './part-row.tsx';
import { type Desk, stepInWords } from './release-words.ts';
import * as styles from './releases.css.ts';
import { Tokens } from './tokens.tsx';
import { type Refused, type ReleaseActions, useReleases } from './use-releases.ts';

export const loader = signedIn();

const MOST_STEPS = 20;

/** All reasons why nothing changed. Scrolled into view, because the button is further down. */
function Refusal({ title, reasons }: Refused) {
  const place = useRef<HTMLDivElement>(null);
  // `void`: in newer browsers this returns a promise, which React would take for a cleanup function.
  useEffect(() => void place.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div ref={place} className={styles.refused}>
      <b>{title} stays as it is:</b>
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  );
}

function History({ history, now }: { history: Desk['history']; now: number }) {
  return (
    <Section title="What happened">
      <ul>
        {history.slice(0, MOST_STEPS).map((step) => (
          <li key={`${step.at} ${step.name}`} className={styles.step}>
            <b>{partName(step.name)}</b> {stepInWords(step)}
            <span className={styles.quiet}>
              {formatMoment(step.at, now)}, by {step.by}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Parts({ desk, now, actions }: { desk: Desk; now: number; actions: ReleaseActions }) {
  const live = desk.parts.filter(({ since }) => since !== null);
  return (
    <div>
      <div role="alert">{actions.refused && <Refusal {...actions.refused} />}</div>
      <div className={account.stack}>
        {desk.canary && <Canary canary={desk.canary} now={now} actions={actions} />}
        <Section title="Parts of the site" aside={`${live.length} live`}>
          <ul>
            {desk.parts.map((part) => (
              <PartRow key={part.name} part={part} now={now} actions={actions} />
            ))}
          </ul>
        </Section>
      </div>
    </div>
  );
}

function Content({ actions }: { actions: ReleaseActions }) {
  const now = useNow();
  const { desk, hasFailed, refetch } = actions;
  if (!desk && hasFailed) return <Failed what="The releases" onRetry={refetch} className={account.stack} />;
  if (!desk)
    return (
      <div role="status" aria-label="Loading the releases">
        <Skeleton height={320} />
      </div>
    );
  return (
    <div className={account.two}>
      <Parts desk={desk} now={now} actions={actions} />
      <div className={account.stack}>
        <Tokens tokens={desk.tokens} parts={desk.parts.map(({ name }) => name)} now={now} actions={actions} />
        <History history={desk.history} now={now} />
      </div>
    </div>
  );
}

/** The live releases of the site's parts, and all ways to change them, each with Undo. */
export function Component() {
  const actions = useReleases();
  const again = (
    <Button tone="line" size="small" pending={actions.isPending} onClick={actions.refetch}>
      Look again
    </Button>
  );
  return (
    <AdminPage title="Releases" actions={again} narrowActions={again}>
      <Content actions={actions} />
    </AdminPage>
  );
}
