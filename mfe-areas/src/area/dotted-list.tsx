import * as styles from './dotted-list.css.ts';

type DottedListProps = { items: readonly string[]; columns?: 1 | 2 };

/** Short lines with dots under them, like a printed table of contents. */
export function DottedList({ items, columns = 1 }: DottedListProps) {
  return (
    <ul className={styles.list[columns]}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          {item}
        </li>
      ))}
    </ul>
  );
}
