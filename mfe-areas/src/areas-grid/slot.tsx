/** The towns on the home page: a card to each town's page, and one that invites to write. */

import { navigation } from 'platform';
import { cx, type Image, loadChunk, offscreen, SectionHead, Text, Wrap } from 'ui';
import { layOut } from './map.ts';
import { MapRow } from './map-row.tsx';
import * as styles from './sheet.css.ts';
import type { TownOnSheet } from './town-card.tsx';

type Data = { towns: TownOnSheet[]; ask: Image | undefined };

/** The town whose picture is on the card to /contact. Its own card is far from there. */
const ASK_PICTURE = 'sea-bright';

export async function preload(): Promise<Data> {
  const { tiles, focuses } = await loadChunk(() => import('../pictures/generated/tiles.ts'));
  const towns = navigation().flatMap(({ slug, name, state, href }) => {
    const picture = tiles[slug];
    return picture ? [{ slug, name, state, href, picture, focus: focuses[slug] }] : [];
  });
  return { towns, ask: tiles[ASK_PICTURE] };
}

export function Component({ data: { towns, ask } }: { data: Data }) {
  const bySlug = new Map(towns.map((town) => [town.slug, town]));
  return (
    <Wrap className={cx(offscreen, styles.band)}>
      <SectionHead title="Areas of Specialization">
        <Text look="quiet">
          <span className={styles.whereItIsAMap}>
            Laid out the way they lie: north at the top, the ocean down the right-hand edge.{' '}
          </span>
          {towns.length} places, each one walked.
        </Text>
      </SectionHead>
      <div className={styles.sheet}>
        {layOut([...bySlug.keys()]).map((row) => (
          <MapRow key={row.label} row={row} towns={bySlug} ask={ask} />
        ))}
        <p className={styles.coast} aria-hidden="true">
          <span>Farms and parkland</span>
          <span>Rivers and main streets</span>
          <span>The Atlantic</span>
        </p>
      </div>
    </Wrap>
  );
}
