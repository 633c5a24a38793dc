import { useNavigate } from 'platform';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { bounds } from 'schema/forms';
import { Button, Text, VisuallyHidden } from 'ui';
import { Dialog } from 'ui/dialog';
import { usePlaceInHistory } from 'ui/history';
import { SearchIcon } from '../frame/icons.tsx';
import { overlay } from '../frame/overlay.ts';
import { useLogOut } from '../frame/use-log-out.ts';
import { onEnter } from '../keys/on-enter.ts';
import { ChoiceList } from './choice-list.tsx';
import { type Choice, groupsOf } from './choices.tsx';
import * as styles from './command.css.ts';
import { useFound } from './use-found.ts';

type SayProps = { count: number; typed: string; isPending: boolean; hasFailed: boolean; onRetry: () => void };

/** How many entries were found, or why there are none. */
function Say({ count, typed, isPending, hasFailed, onRetry }: SayProps) {
  if (hasFailed)
    return (
      <div role="alert" className={styles.said}>
        <Text>Homes, people and leads could not be searched.</Text>
        <Button tone="line" size="small" onClick={onRetry}>
          Retry
        </Button>
      </div>
    );
  const words = isPending ? 'Looking…' : `Nothing has “${typed.trim()}” in it. Try fewer letters.`;
  if (count === 0) return <Text className={styles.said}>{words}</Text>;
  return null;
}

/** Finds homes, people, leads and actions. The arrow keys choose, Enter opens. */
export default function CommandMenu({ onClose }: { onClose: () => void }) {
  const id = useId();
  const navigate = useNavigate();
  const logOut = useLogOut();
  const field = useRef<HTMLInputElement>(null);
  const [now] = useState(() => Date.now());
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  /** Enter was pressed before the search for the typed text was finished. */
  const [isEntered, setEntered] = useState(false);
  const { found, isPending, hasFailed, refetch } = useFound(typed);
  const groups = groupsOf(found, typed, now, { openKeys: () => overlay.set('keys'), logOut });
  const choices = groups.flatMap((group) => group.choices);
  // If the chosen entry is not among the results any more, the first one is current.
  const current = choices.find((choice) => choice.id === chosen) ?? choices[0];
  const optionId = (choice: Choice) => `${id} ${choice.id}`.replaceAll(' ', '-');

  const isDeed = groups.some(({ name, choices }) => name === 'Do' && choices.some((choice) => choice === current));
  /** The current entry belongs to an earlier text, or there is none yet, so the agent has not seen it. */
  const isUnseen = isPending && chosen === null && !isDeed;

  const openFound = useEffectEvent(() => {
    setEntered(false);
    if (current && !hasFailed) choose(current);
  });
  useEffect(() => {
    if (isEntered && !isPending) openFound();
  }, [isEntered, isPending]);

  // The dialog focuses its first focusable element, which on phones may be another one.
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (chosen) document.getElementById(`${id} ${chosen}`.replaceAll(' ', '-'))?.scrollIntoView({ block: 'nearest' });
  }, [id, chosen]);

  const leaveThen = usePlaceInHistory(true, onClose);

  function choose({ to, act }: Choice): void {
    const go = () => {
      if (to) void navigate(to);
      act?.();
    };
    if (to && leaveThen(go)) return;
    onClose();
    go();
  }

  const handleEnter = onEnter(() => {
    if (isUnseen) setEntered(true);
    else if (current) choose(current);
  });

  function handleKey(event: KeyboardEvent): void {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by && current && !event.nativeEvent.isComposing) {
      event.preventDefault();
      const next = choices.at((choices.indexOf(current) + by) % choices.length);
      setChosen(next?.id ?? null);
    }
    handleEnter(event);
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<VisuallyHidden>Find</VisuallyHidden>}
      shape="search"
    >
      <div className={styles.menu}>
        <div className={styles.top}>
          <SearchIcon />
          <input
            ref={field}
            className={styles.input}
            role="combobox"
            aria-label="Find a home, a person, a page"
            aria-expanded={choices.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={current && optionId(current)}
            placeholder="A home, a person, a page"
            maxLength={bounds.fact}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setChosen(null);
              setEntered(false);
            }}
            onKeyDown={handleKey}
          />
          <button type="button" className={styles.cancel} onClick={onClose}>
            Cancel
          </button>
        </div>
        <div className={styles.found} aria-busy={isPending}>
          <ChoiceList
            id={`${id}-list`}
            groups={groups}
            current={current}
            typed={typed}
            optionId={optionId}
            onChoose={choose}
          />
          <Say count={choices.length} typed={typed} isPending={isPending} hasFailed={hasFailed} onRetry={refetch} />
          <VisuallyHidden role="status">{isPending ? '' : `${choices.length} found`}</VisuallyHidden>
        </div>
        <p className={styles.foot} aria-hidden="true">
          <kbd className={styles.key}>Up</kbd> <kbd className={styles.key}>Down</kbd> choose
          <kbd className={styles.key}>Enter</kbd> open <kbd className={styles.key}>Esc</kbd> close
        </p>
      </div>
    </Dialog>
  );
}
