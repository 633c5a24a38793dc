import { Link } from 'platform';
import { isToCome } from 'schema';
import { CheckIcon, cx, inlineLinkClass } from 'ui';
import * as answers from '../answer/answer.css.ts';
import { saveCalendar } from '../answer/save-calendar.ts';
import { dayOf } from '../clock/new-york.ts';
import { ShowingsIcon } from '../frame/icons.tsx';
import { openSheet } from '../frame/overlay.ts';
import type { LeadRowFragment } from '../generated/operations.ts';
import { ArrangeDialog } from '../showings/arrange-dialog.tsx';
import { heldTime } from '../showings/own-calendar.ts';
import { offPaper, printed } from '../theme/paper.css.ts';
import * as styles from './lead.css.ts';
import { formatTime, formatWholeTime } from './lead-words.ts';

/** The times that a visitor asked for: accept one, propose another, add it to the calendar. No mail is sent unseen. */
export function PreferredTimes({ lead }: { lead: LeadRowFragment }) {
  const arrange = (asked: { at?: string }) =>
    openSheet((close) => <ArrangeDialog lead={lead} {...asked} onClose={close} />);
  if (lead.inquiryType !== 'showing') return null;
  const toCome = lead.showings.find(({ state }) => isToCome(state));
  if (toCome)
    return (
      <p className={styles.times}>
        <Link to={`/admin/showings?day=${dayOf(toCome.startsAt)}`} className={inlineLinkClass}>
          {toCome.state === 'accepted' ? 'Accepted for' : 'You proposed'} {formatWholeTime(toCome.startsAt)}
        </Link>
      </p>
    );
  return (
    <div className={styles.times}>
      {lead.preferredTimes.map((time) => (
        <span key={time} className={styles.time}>
          <button type="button" className={cx(answers.chip, printed)} onClick={() => arrange({ at: time })}>
            <CheckIcon className={offPaper} />
            <span>
              <span className={offPaper}>Accept </span>
              {formatTime(time)}
            </span>
          </button>
          <button
            type="button"
            className={answers.chip}
            aria-label={`Add ${formatTime(time)} to a calendar`}
            onClick={() => saveCalendar(heldTime(lead, time))}
          >
            <ShowingsIcon />
          </button>
        </span>
      ))}
      <button type="button" className={answers.chip} onClick={() => arrange({})}>
        Another time
      </button>
    </div>
  );
}
