import type { Choice, Group } from './choices.tsx';
import * as styles from './command.css.ts';
import { Marked } from './marked.tsx';

type ChoiceListProps = {
  id: string;
  groups: readonly Group[];
  current: Choice | undefined;
  typed: string;
  optionId: (choice: Choice) => string;
  onChoose: (choice: Choice) => void;
};

/** The choices, grouped by kind. The focus stays in the text field, from where the list is controlled. */
export function ChoiceList({ id, groups, current, typed, optionId, onChoose }: ChoiceListProps) {
  return (
    <div id={id} role="listbox" aria-label="What was found">
      {groups.map(({ name, choices }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is none of the children that a listbox may have
        <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <div id={`${id}-${name}`} role="presentation" className={styles.group}>
            {name}
          </div>
          {choices.map((choice) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
            // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus and says which option is meant
            <div
              key={choice.id}
              id={optionId(choice)}
              role="option"
              aria-selected={choice === current}
              className={styles.option}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(choice)}
            >
              {choice.sign}
              <span className={styles.words}>
                <Marked words={choice.words} typed={typed} />
              </span>
              {choice.aside && <span className={styles.aside}>{choice.aside}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
