import { useState } from 'react';
import { Button, cx } from 'ui';
import { Sheet } from '../frame/sheet.tsx';
import { act } from '../theme/desk.css.ts';
import { differingWords, type Parts, shortened } from './differing-words.ts';
import type { Edits } from './edits.ts';
import * as styles from './home.css.ts';
import { type FieldName, fieldLabels, type HomeValues, readable } from './home-fields.ts';

type ConflictDialogProps = {
  names: readonly FieldName[];
  edits: Edits;
  live: HomeValues;
  /** When it was changed elsewhere, as text. */
  changedAt: string;
  onClose: () => void;
  /** Called with the fields that keep the words typed here. */
  onChoose: (here: readonly FieldName[]) => void;
};

const Words = ({ parts: [before, differing, after] }: { parts: Parts }) => (
  <span>
    {shortened(before, 'end')}
    {differing && <span className={styles.differs}>{differing}</span>}
    {shortened(after, 'start')}
  </span>
);

type PickProps = { name: FieldName; side: 'Here' | 'There'; parts: Parts; isChosen: boolean; onChoose: () => void };

const Pick = ({ name, side, parts, isChosen, onChoose }: PickProps) => (
  <label className={styles.pick}>
    <input
      type="radio"
      name={`choice-${name}`}
      aria-label={`${side}: ${parts.join('')}`}
      className={styles.pickDot}
      checked={isChosen}
      onChange={onChoose}
    />
    <Words parts={parts} />
  </label>
);

/** The home was changed elsewhere since it was loaded. The agent chooses for each field which words to keep. */
export default function ConflictDialog({ names, edits, live, changedAt, onClose, onChoose }: ConflictDialogProps) {
  const [here, setHere] = useState<readonly FieldName[]>(names);
  const choose = (name: FieldName, isHere: boolean) =>
    setHere((chosen) => [...chosen.filter((one) => one !== name), ...(isHere ? [name] : [])]);

  return (
    <Sheet
      onClose={onClose}
      title="Changed on another device"
      description={`${names.length === 1 ? 'One field differs' : `${names.length} fields differ`}. Choose for each; nothing is lost, the other stays in the history.`}
    >
      <div className={styles.versus}>
        <span className={cx(styles.versusHead, styles.versusCorner)} />
        <p className={styles.versusHead}>
          Here <span className={styles.note}>This device, not live</span>
        </p>
        <p className={styles.versusHead}>
          There <span className={styles.note}>Live since {changedAt}</span>
        </p>
        {names.map((name) => {
          const parts = differingWords(readable(name, edits[name]?.to ?? ''), readable(name, live[name]));
          const isHere = here.includes(name);
          return (
            <fieldset key={name} className={styles.versusGroup} aria-label={fieldLabels[name]}>
              <span className={styles.versusName}>{fieldLabels[name]}</span>
              <Pick name={name} side="Here" parts={parts.here} isChosen={isHere} onChoose={() => choose(name, true)} />
              <Pick
                name={name}
                side="There"
                parts={parts.there}
                isChosen={!isHere}
                onChoose={() => choose(name, false)}
              />
            </fieldset>
          );
        })}
      </div>
      <div className={styles.versusEnd}>
        <button type="button" className={styles.bare} onClick={onClose}>
          Look again later
        </button>
        <Button tone="line" size="small" onClick={() => onChoose(names)}>
          Take all from here
        </Button>
        <Button tone="brass" size="small" className={act} onClick={() => onChoose(here)}>
          Keep these choices
        </Button>
      </div>
    </Sheet>
  );
}
