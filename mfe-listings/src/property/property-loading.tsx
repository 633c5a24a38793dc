import { Skeleton, Stack, Text } from 'ui';
import * as styles from './property.css.ts';

/** The page's own shape while the home loads. */
export function PropertyLoading() {
  return (
    <div className={styles.detail}>
      <div className={styles.photos}>
        <Text look="quiet" role="status">
          Loading property...
        </Text>
        <Skeleton ratio="16 / 10" />
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
