import { Skeleton, Stack, Text } from 'ui';
import { quote } from './quote.css.ts';
import { loadingText, row } from './quotes.css.ts';

const blanks = ['first', 'second', 'third'];

export const QuotesLoading = () => (
  <>
    <Text look="quiet" role="status" className={loadingText}>
      Loading testimonials...
    </Text>
    <div className={row} aria-hidden="true">
      {blanks.map((blank) => (
        <div key={blank} className={quote}>
          <Stack gap="s4">
            <Skeleton width={97} height={17} />
            <Skeleton height={112} />
            <Skeleton width="60%" height={40} />
          </Stack>
        </div>
      ))}
    </div>
  </>
);
