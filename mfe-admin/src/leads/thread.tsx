import { homePropertyTypeLabels } from 'schema';
import { CheckIcon, cx } from 'ui';
import type { SentLeadFragment } from '../generated/operations.ts';
import { LeadBadge } from './badge.tsx';
import { FactList } from './fact-list.tsx';
import * as styles from './lead.css.ts';
import { formatDay, formatHour } from './lead-words.ts';
import { PreferredTimes } from './preferred-times.tsx';

type Answer = SentLeadFragment['answers'][number];
type Message = SentLeadFragment['messages'][number];

const sides = { mail: 'You answered by mail', text: 'You answered by text', call: 'You called' } as const;

/** The state of a mail as text. `holder`: why it is held. */
function stateOf({ state, sentAt, recipient, lastError }: Message, holder: string): string {
  if (state === 'sent') return sentAt ? `Sent, ${formatHour(sentAt)}` : 'Sent';
  if (state === 'dead') return `Came back from ${recipient}: ${lastError ?? 'it was given up'}`;
  return state === 'held' ? holder : 'On its way';
}

const asSpam = 'Held while it is taken for spam';

/** Why an answer is held: its lead is spam, or the showing that it announces is not to come. */
function whyHeld({ status, showings }: SentLeadFragment, { id }: Answer): string {
  if (status === 'spam') return asSpam;
  const isCancelled = showings.some((showing) => showing.id === id && showing.state === 'cancelled');
  return `Not sent: its showing ${isCancelled ? 'was cancelled or moved' : 'is over'}`;
}

function MailState({ message, before, holder }: { message: Message; before: string; holder: string }) {
  const isBad = message.state === 'dead';
  return (
    <p className={cx(styles.state, isBad && styles.stateBad)}>
      {message.state === 'sent' && <CheckIcon />}
      {before} {stateOf(message, holder)}
    </p>
  );
}

/** The details of a valuation that were given. */
function Details({ lead }: { lead: SentLeadFragment }) {
  if (!lead.valuation) return null;
  const { address, city, zipCode, propertyType, bedrooms, bathrooms, squareFeet, additionalInfo } = lead.valuation;
  return (
    <>
      {additionalInfo && (
        <p dir="auto" className={styles.said}>
          {additionalInfo}
        </p>
      )}
      <FactList
        facts={[
          ['Home', `${address}, ${city} ${zipCode}`],
          ['Kind', homePropertyTypeLabels[propertyType]],
          ['Bedrooms', bedrooms],
          ['Bathrooms', bathrooms],
          ['Square feet', squareFeet],
        ]}
      />
    </>
  );
}

function Moment({ iso, now }: { iso: string; now: number }) {
  return (
    <time dateTime={iso} className={styles.moment}>
      <b>{formatDay(iso, now)}</b> {formatHour(iso)}
    </time>
  );
}

function Sent({ lead, now }: { lead: SentLeadFragment; now: number }) {
  const notice = lead.messages.find(({ kind }) => kind === 'agent_notice');
  const said = lead.message ?? (lead.kind === 'capture' ? `Asked for the market letter. ${lead.summary}` : null);
  return (
    <li className={styles.entry}>
      <Moment iso={lead.createdAt} now={now} />
      <div>
        <LeadBadge lead={lead} /> {lead.propertyTitle}
        {said && (
          <p dir="auto" className={styles.said}>
            {said}
          </p>
        )}
        <Details lead={lead} />
        <PreferredTimes lead={lead} />
        {notice && <MailState message={notice} before="Told you by mail." holder={asSpam} />}
      </div>
    </li>
  );
}

function Answered({ answer, lead, now }: { answer: Answer; lead: SentLeadFragment; now: number }) {
  const message = lead.messages.find(({ id }) => id === answer.id);
  return (
    <li className={styles.entry}>
      <Moment iso={answer.createdAt} now={now} />
      <div className={styles.mine}>
        <b>{sides[answer.channel]}</b>
        {answer.body && (
          <p dir="auto" className={styles.answer}>
            {answer.body}
          </p>
        )}
        {message && <MailState message={message} before="" holder={whyHeld(lead, answer)} />}
      </div>
    </li>
  );
}

/** All leads of one person and the answers to them, the latest first. */
export function Thread({ leads, now }: { leads: readonly SentLeadFragment[]; now: number }) {
  const entries = leads.flatMap((lead) => [
    { at: lead.createdAt, id: lead.id, row: <Sent key={lead.id} lead={lead} now={now} /> },
    ...lead.answers.map((answer) => {
      const row = <Answered key={answer.id} answer={answer} lead={lead} now={now} />;
      return { at: answer.createdAt, id: answer.id, row };
    }),
  ]);
  const latestFirst = entries.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return <ol className={styles.thread}>{latestFirst.map(({ row }) => row)}</ol>;
}
