import { useState } from 'react';
import { CheckIcon } from 'ui';
import * as answers from '../answer/answer.css.ts';
import { AnswerDialog } from '../answer/answer-dialog.tsx';
import { saveCalendar } from '../answer/calendar.ts';
import { ShowingsIcon } from '../frame/icons.tsx';
import type { LeadRowFragment } from '../generated/operations.ts';
import * as styles from './lead.css.ts';
import { formatTime, formatWholeTime, whoOf } from './lead-words.ts';

/** Minutes that a showing takes. */
const SHOWING = 45;

const accepting = (time: string) =>
  `Dear {name},\n\n${formatWholeTime(time)} suits. I look forward to showing you {home}.\n\n{agent}`;
const proposing =
  'Dear {name},\n\nThank you for asking to see {home}. The time you named does not suit. Would another do?\n\n{agent}';

/** When somebody would like to come: accept one, propose another, put it in the calendar. No mail leaves unseen. */
export function PreferredTimes({ lead }: { lead: LeadRowFragment }) {
  const [opening, setOpening] = useState<string | null>(null);
  if (lead.inquiryType !== 'showing') return null;
  const who = whoOf(lead);

  const keep = (startsAt: string) =>
    saveCalendar({
      id: lead.id,
      startsAt,
      minutes: SHOWING,
      title: `Showing: ${who}`,
      place: lead.propertyTitle ?? '',
      words: [lead.phone, lead.email, lead.message].filter(Boolean).join('\n'),
    });

  return (
    <div className={styles.times}>
      {lead.preferredTimes.map((time) => (
        <span key={time} className={styles.time}>
          <button type="button" className={answers.chip} onClick={() => setOpening(accepting(time))}>
            <CheckIcon /> <span>Accept {formatTime(time)}</span>
          </button>
          <button
            type="button"
            className={answers.chip}
            aria-label={`Add ${formatTime(time)} to a calendar`}
            onClick={() => keep(time)}
          >
            <ShowingsIcon />
          </button>
        </span>
      ))}
      <button type="button" className={answers.chip} onClick={() => setOpening(proposing)}>
        Another time
      </button>
      {opening !== null && (
        <AnswerDialog lead={lead} channel="mail" opening={opening} onClose={() => setOpening(null)} />
      )}
    </div>
  );
}
