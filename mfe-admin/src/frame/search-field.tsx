import { useNavigation } from 'platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { cx, VisuallyHidden } from 'ui';
import { offPaper } from '../theme/paper.css.ts';
import { SearchIcon } from './icons.tsx';
import * as styles from './search-field.css.ts';

/** Milliseconds without a key press before a search. */
const STILL = 250;

/** The longest text that the gateway's filters accept. */
const MOST = 100;

type SearchFieldProps = { label: string; placeholder: string; text: string; onSearch: (text: string) => void };

/** A search field for a list. It searches when typing pauses. Back and bookmarks change it, too. */
export function SearchField({ label, placeholder, text, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(text);
  const [known, setKnown] = useState(text);
  /** What this field has searched for. Once it is in the URL, what was typed since, or a space at its end, stays. */
  const [asked, setAsked] = useState<string | null>(null);
  if (known !== text) {
    setKnown(text);
    setAsked(null);
    if (text !== asked) setTyped(text);
  }
  const say = useEffectEvent(() => {
    const words = typed.trim();
    if (words === text) return;
    setAsked(words);
    onSearch(words);
  });
  // The text is put into the URL, which would cancel a navigation that is under way.
  const isIdle = useNavigation().state === 'idle';
  useEffect(() => {
    if (!isIdle) return;
    const timer = setTimeout(say, STILL);
    return () => clearTimeout(timer);
  }, [typed, isIdle]);

  return (
    <label className={cx(styles.field, offPaper)}>
      <SearchIcon className={styles.icon} />
      <VisuallyHidden>{label}</VisuallyHidden>
      <input
        type="search"
        aria-keyshortcuts="/"
        className={styles.input}
        placeholder={placeholder}
        maxLength={MOST}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </label>
  );
}
