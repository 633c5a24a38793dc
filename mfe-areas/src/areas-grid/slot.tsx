/** The sheet of towns on the home page: each a card to its own page, and one that asks the visitor to write. */

import { navigation } from 'platform';
import { Fragment } from 'react';
import { type Image, SectionHead, Text, Wrap } from 'ui';
import { AskCard } from './ask-card.tsx';
import { ASK, layOut } from './map.ts';
import * as styles from './sheet.css.ts';
import { TownCard, type TownOnSheet } from './town-card.tsx';

type Data = { towns: TownOnSheet[]; ask: Image | undefined };

/** Whose picture stands on the card to /contact. */
const ASK_PICTURE = 'fair-haven';

export async function preload(): Promise<Data> {
  const { tiles } = await import('../pictures/generated/tiles.ts');
  const towns = navigation().flatMap(({ slug, name, state, href }) => {
    const picture = tiles[slug];
    return picture ? [{ slug, name, state, href, picture }] : [];
  });
  return { towns, ask: tiles[ASK_PICTURE] };
}

export function Component({ data }: { data: Data }) {
  const bySlug = new Map(data.towns.map((town) => [town.slug, town]));
  return (
    <Wrap className={styles.band}>
      <SectionHead title="Areas of Specialization">
        <Text look="quiet">Laid out the way they lie: north at the top, the ocean down the right-hand edge.</Text>
      </SectionHead>
      <div className={styles.sheet}>
        {layOut([...bySlug.keys()]).map(({ label, slugs }) => (
          <Fragment key={label}>
            <p className={styles.label}>{label}</p>
            {slugs.map((slug) => {
              const town = bySlug.get(slug);
              if (town) return <TownCard key={slug} town={town} />;
              return slug === ASK && <AskCard key={slug} picture={data.ask} />;
            })}
          </Fragment>
        ))}
        <p className={styles.coast}>
          <span>Farms and parkland</span>
          <span>Rivers and main streets</span>
          <span>The Atlantic</span>
        </p>
      </div>
    </Wrap>
  );
}
