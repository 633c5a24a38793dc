import { useId } from 'react';
import type { Image } from 'ui';
import { AskCard } from './ask-card.tsx';
import { ASK, type Row } from './map.ts';
import * as styles from './sheet.css.ts';
import { TownCard, type TownOnSheet } from './town-card.tsx';

type MapRowProps = { row: Row; towns: ReadonlyMap<string, TownOnSheet>; ask: Image | undefined };

/** A row of the map: its name at the edge, its towns from west to east. */
export function MapRow({ row: { label, slugs }, towns, ask }: MapRowProps) {
  const id = useId();
  const cards = slugs.flatMap((slug) => {
    const town = towns.get(slug);
    if (town) return [{ slug, card: <TownCard town={town} /> }];
    return slug === ASK ? [{ slug, card: <AskCard picture={ask} /> }] : [];
  });
  return (
    <>
      <h3 id={id} className={styles.label}>
        {label}
      </h3>
      <ul className={styles.row} aria-labelledby={id}>
        {cards.map(({ slug, card }) => (
          <li key={slug} className={styles.cell}>
            {card}
          </li>
        ))}
      </ul>
    </>
  );
}
