import { useEffect, useState } from 'react';
import { cx, SharedPicture, Skeleton, Stack, Text } from 'ui';
import { cardOf } from '../last-card.ts';
import * as styles from './property.css.ts';

/** The picture of the card that led here, until the page's own pictures come. */
function Poster({ homeId }: { homeId: string }) {
  const card = cardOf(homeId);
  const [isHere, setHere] = useState(false);
  // The picture has arrived; what replaces it must not move again.
  useEffect(() => setHere(true), []);
  if (!card) return <Skeleton ratio="16 / 10" />;
  const picture = (
    <div className={cx(styles.awaiting, styles.poster)} style={{ backgroundImage: `url("${card.poster}")` }} />
  );
  return isHere ? picture : <SharedPicture name={card.sharedName}>{picture}</SharedPicture>;
}

/** Placeholders in the shape of the page while the home loads. */
export function PropertyLoading({ homeId }: { homeId: string }) {
  return (
    <div className={styles.detail}>
      <div className={styles.photos}>
        <Poster homeId={homeId} />
        <Text look="quiet" role="status">
          Loading property...
        </Text>
      </div>
      <Stack gap="s4" className={styles.side}>
        <Skeleton width="40%" height={30} />
        <Skeleton height={44} />
        <Skeleton width="60%" />
        <Skeleton height={50} />
      </Stack>
    </div>
  );
}
