import { useLocation, useNavigation } from 'platform';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { cx, VisuallyHidden } from 'ui';
import { offPaper } from '../theme/paper.css.ts';
import { SearchIcon } from './icons.tsx';
import * as styles from './search-field.css.ts';

/** Milliseconds without a key press before a search. */
const STILL = 250;

/** The longest text that the gateway's filters accept. */
const MOST = 100;

/** What was typed into a field whose page has just been replaced, and not searched for yet. */
let left: { label: string; typed: string | null; isFocused: boolean } | null = null;

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
  const field = useRef<HTMLInputElement>(null);
  const handOver = useEffectEvent(() => {
    left = { label, typed: typed.trim() === text ? null : typed, isFocused: document.activeElement === field.current };
    // Only to the page that comes at the same moment.
    queueMicrotask(() => {
      left = null;
    });
  });
  const takeOver = useEffectEvent(() => {
    if (left?.label !== label) return;
    if (left.typed !== null) setTyped(left.typed);
    if (left.isFocused) field.current?.focus({ preventScroll: true });
  });
  // The list beside a lead is another page's: what is typed while that comes goes on in its field.
  useLayoutEffect(() => {
    takeOver();
    return () => handOver();
  }, []);
  // With a page that comes, the focus moves to its heading. Who types here types on: elsewhere letters are shortcuts.
  const { pathname } = useLocation();
  const isArriving = useRef(false);
  useEffect(() => {
    if (document.activeElement !== field.current) return;
    isArriving.current = true;
    const timer = setTimeout(() => {
      isArriving.current = false;
    });
    return () => clearTimeout(timer);
  }, [pathname]);
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
        ref={field}
        type="search"
        aria-keyshortcuts="/"
        className={styles.input}
        placeholder={placeholder}
        maxLength={MOST}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={({ target }) => isArriving.current && target.focus({ preventScroll: true })}
      />
    </label>
  );
}
