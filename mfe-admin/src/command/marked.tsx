import * as styles from './command.css.ts';

/** A text with the typed part marked. */
export function Marked({ words, typed }: { words: string; typed: string }) {
  const part = typed.trim();
  const at = part ? words.toLowerCase().indexOf(part.toLowerCase()) : -1;
  if (at < 0) return words;
  return (
    <>
      {words.slice(0, at)}
      <mark className={styles.mark}>{words.slice(at, at + part.length)}</mark>
      {words.slice(at + part.length)}
    </>
  );
}
