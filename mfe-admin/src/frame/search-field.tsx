import { useNavigation } from 'platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { VisuallyHidden } from 'ui';
import { SearchIcon } from './icons.tsx';
import * as styles from './search-field.css.ts';

/** Milliseconds of stillness after which a word is looked for. */
const STILL = 250;

/** As much as the gateway's filters take. */
const MOST = 100;

type SearchFieldProps = { label: string; placeholder: string; text: string; onSearch: (text: string) => void };

/** A word that is looked for in a list, once its typing pauses. Back and bookmarks change it, too. */
export function SearchField({ label, placeholder, text, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(text);
  const [known, setKnown] = useState(text);
  if (known !== text) {
    setKnown(text);
    setTyped(text);
  }
  const say = useEffectEvent(() => typed.trim() !== text && onSearch(typed.trim()));
  // The word goes into the address: whoever is on the way to another page would be called back.
  const isIdle = useNavigation().state === 'idle';
  useEffect(() => {
    if (!isIdle) return;
    const timer = setTimeout(say, STILL);
    return () => clearTimeout(timer);
  }, [typed, isIdle]);

  return (
    <label className={styles.field}>
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
