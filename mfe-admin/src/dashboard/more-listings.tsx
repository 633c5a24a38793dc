import { Button, Text } from 'ui';
import * as styles from './dashboard.css.ts';

/** How many homes are loaded at once, as in the other lists. On a phone 200 would be 35,000 pixels before the sales. */
export const LISTINGS = 50;

type MoreListingsProps = {
  /** How many homes are shown, and how many were requested. If they are equal, there may be more. */
  count: number;
  asked: number;
  pending: boolean;
  onMore: () => void;
};

/** Loads the homes that are not shown yet. When all are shown, it says so. */
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
