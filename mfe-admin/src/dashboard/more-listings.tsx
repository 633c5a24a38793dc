import { Button, Text } from 'ui';
import * as styles from './dashboard.css.ts';

/** Homes that are asked for at once. */
export const LISTINGS = 200;

type MoreListingsProps = {
  /** Shown, and asked for: as long as they are equal there may be more. */
  count: number;
  asked: number;
  pending: boolean;
  onMore: () => void;
};

/** The way to the homes that are not shown yet; once all are, says so in its place. */
export function MoreListings({ count, asked, pending, onMore }: MoreListingsProps) {
  const isWhole = !pending && count < asked;
  return (
    <div className={styles.more}>
      {isWhole ? (
        <Text role="status">{`All ${count} properties are shown.`}</Text>
      ) : (
        <Button tone="line" size="small" pending={pending} onClick={onMore}>
          {pending ? 'Loading properties...' : 'Show more'}
        </Button>
      )}
    </div>
  );
}
