/**
 * When a visitor would like to see a home: days and parts of the day as chips, or the browser's own fields for any
 * other time.
 */

import { Button, TextLinkWords, textLinkClass } from 'ui';
import { Field, type FieldErrors, Fieldset, FormAlert, FormGrid, TextInput } from 'ui/form';
import { createLeftState } from '../form/left-input.ts';
import { nextDays } from './next-days.ts';
import { useNow } from './now.ts';
import * as styles from './preferred-times.css.ts';
import { PREFERRED_DAY } from './read-contact.ts';

/** The most times in a message. */
const MOST = 3;

const choices = ['First choice', 'Second choice', 'Third choice'] as const;

/** The message contains the hour at which a part of the day begins. */
const parts = [
  { hour: '09', words: 'Morning', hours: '9 to 12' },
  { hour: '12', words: 'Midday', hours: '12 to 3' },
  { hour: '15', words: 'Afternoon', hours: '3 to 5' },
] as const;

/** "Pacific Time". */
const zoneName = (timeZone?: string): string | undefined =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value;

/** A hint if the browser's own field uses another time zone than New York's. */
function zoneHint(): string | undefined {
  const own = zoneName();
  return own === zoneName('America/New_York') ? undefined : `In your own time: ${own}.`;
}

/** A minute as the browser's own field has it: `2026-11-20T14:30`, in the visitor's time zone. */
function minuteOf(moment: Date): string {
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

const useLeftDays = createLeftState<readonly string[]>('days', []);
const useLeftPart = createLeftState<string>('part', parts[0].hour);
const useLeftCount = createLeftState('count', 1);
const useLeftWay = createLeftState('way', false);

function Days({ leftAs }: { leftAs: string }) {
  // Read again at each press and each refusal: the dialog may have stood open for days.
  const days = nextDays(useNow());
  const [left, setChosen] = useLeftDays(leftAs);
  // A day that was chosen in a page that has stood open since may be over.
  const chosen = left.filter((day) => days.some(({ value }) => value === day));
  const change = (day: string) =>
    setChosen(chosen.includes(day) ? chosen.filter((other) => other !== day) : [...chosen, day]);
  return (
    <div className={styles.days}>
      {days.map(({ value, weekday, day, spoken }) => (
        <label key={value} className={styles.chip}>
          <input
            type="checkbox"
            name={PREFERRED_DAY}
            value={value}
            aria-label={spoken}
            className={styles.input}
            checked={chosen.includes(value)}
            disabled={chosen.length === MOST && !chosen.includes(value)}
            onChange={() => change(value)}
          />
          <span className={styles.words}>
            {weekday}
            <span className={styles.day}>{day}</span>
          </span>
        </label>
      ))}
    </div>
  );
}

function Parts({ leftAs }: { leftAs: string }) {
  const [chosen, setChosen] = useLeftPart(leftAs);
  return (
    <div className={styles.parts}>
      {parts.map(({ hour, words, hours }) => (
        <label key={hour} className={styles.chip}>
          <input
            type="radio"
            name="preferredPart"
            value={hour}
            defaultChecked={hour === chosen}
            onChange={() => setChosen(hour)}
            aria-label={`${words}, ${hours}`}
            className={styles.input}
          />
          <span className={styles.words}>
            <b className={styles.part}>{words}</b>
            {hours}
          </span>
        </label>
      ))}
    </div>
  );
}

type TimesProps = { leftAs: string; errors: FieldErrors };

function ExactTimes({ leftAs, errors }: TimesProps) {
  const [count, setCount] = useLeftCount(leftAs);
  const minute = minuteOf(useNow());
  return (
    <>
      <FormGrid>
        {choices.slice(0, count).map((label, index) => {
          const name = `preferredTimes.${index}`;
          return (
            <Field key={label} label={label} hint={zoneHint()} error={errors[name]}>
              <TextInput type="datetime-local" name={name} min={minute} />
            </Field>
          );
        })}
      </FormGrid>
      {count < choices.length && (
        <div>
          <Button tone="line" size="small" onClick={() => setCount(count + 1)}>
            Add another time
          </Button>
        </div>
      )}
    </>
  );
}

/** Up to three times, as chips or in exact fields. The hidden way keeps its values, which are not sent. */
export function PreferredTimes({ leftAs, errors }: TimesProps) {
  const [isExact, setExact] = useLeftWay(leftAs);
  return (
    <Fieldset legend="When would you like to see it? (optional)">
      <fieldset aria-label="One of the next days" className={styles.way} hidden={isExact} disabled={isExact}>
        <Days leftAs={leftAs} />
        <Parts leftAs={leftAs} />
        {errors[PREFERRED_DAY] && <FormAlert>{errors[PREFERRED_DAY]}</FormAlert>}
      </fieldset>
      <fieldset aria-label="An exact time" className={styles.way} hidden={!isExact} disabled={!isExact}>
        <ExactTimes leftAs={leftAs} errors={errors} />
      </fieldset>
      <div>
        <button type="button" className={textLinkClass} onClick={() => setExact(!isExact)}>
          <TextLinkWords>{isExact ? 'One of the next days' : 'Another day or an exact time'}</TextLinkWords>
        </button>
      </div>
    </Fieldset>
  );
}
