import { useId, useState } from 'react';
import { Button } from 'ui';
import { fromField, momentInWords, toField } from '../clock/new-york.ts';
import { type HomeDetailsFragment, ScheduleHome } from '../generated/operations.ts';
import { explainFailure } from '../property-form/errors.ts';
import { mutateAsAgent } from '../session/as-agent.ts';
import { refetchAllAfter } from '../session/use-agent-query.ts';
import * as styles from './going-live.css.ts';
import * as home from './home.css.ts';

export type GoingLiveProps = {
  home: HomeDetailsFragment;
  adopt: (home: HomeDetailsFragment) => void;
  onLive: () => void;
};

function standingInWords({ isDraft, goesLiveAt }: HomeDetailsFragment): string {
  if (goesLiveAt) return `Goes live by itself ${momentInWords(goesLiveAt)}, New York time.`;
  return isDraft ? 'Not on the site yet: visitors do not see it.' : 'In the archive: visitors do not see it.';
}

type TimeFormProps = Pick<GoingLiveProps, 'home' | 'adopt'> & { onDone: () => void };

/** The time at which it goes live. The field keeps its value if the gateway refuses it. */
function TimeForm({ home: { id, goesLiveAt }, adopt, onDone }: TimeFormProps) {
  const [typed, setTyped] = useState(goesLiveAt ? toField(goesLiveAt) : '');
  const [wrong, setWrong] = useState('');
  const [isPending, setPending] = useState(false);
  const wrongId = useId();

  async function set(moment: string | null): Promise<void> {
    setPending(true);
    try {
      adopt((await mutateAsAgent(ScheduleHome, { id, goesLiveAt: moment })).scheduleProperty);
      onDone();
    } catch (error) {
      const { description, fields } = explainFailure(error);
      setWrong(fields.goesLiveAt ?? description);
      setPending(false);
      refetchAllAfter(error);
    }
  }

  function handleSet(): void {
    const moment = fromField(typed);
    if (moment) void set(moment);
    else setWrong('Choose a day and an hour');
  }

  return (
    <div className={styles.time}>
      <label className={styles.label}>
        Goes live, New York time
        <input
          type="datetime-local"
          className={styles.field}
          value={typed}
          aria-invalid={wrong !== ''}
          aria-describedby={wrong ? wrongId : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <Button tone="solid" size="small" pending={isPending} onClick={handleSet}>
        Go live then
      </Button>
      <button type="button" className={home.bare} onClick={() => (goesLiveAt ? void set(null) : onDone())}>
        {goesLiveAt ? 'Not by itself' : 'Never mind'}
      </button>
      {wrong && (
        <p id={wrongId} role="alert" className={styles.wrong}>
          {wrong}
        </p>
      )}
    </div>
  );
}

/** A home that visitors do not see: the reason, and ways to put it on the site, now or later. */
export default function GoingLiveSection(props: GoingLiveProps) {
  const [isChoosing, setChoosing] = useState(false);
  const { isDraft, goesLiveAt } = props.home;
  return (
    <section aria-label="On the site" className={home.notice}>
      <span className={home.noticeWords}>{standingInWords(props.home)}</span>
      {isChoosing ? (
        <TimeForm {...props} onDone={() => setChoosing(false)} />
      ) : (
        <>
          <button type="button" className={home.bare} onClick={() => setChoosing(true)}>
            {goesLiveAt ? 'Another time' : 'At a time'}
          </button>
          <Button tone="solid" size="small" onClick={props.onLive}>
            {isDraft ? 'Put it on the site' : 'Restore'}
          </Button>
        </>
      )}
    </section>
  );
}
