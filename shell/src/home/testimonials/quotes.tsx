/** The first quotations as plain HTML; the carousel takes their place when it is wanted. */

import { LazyBoundary, lazyChunk } from 'ui';
import { useWanted } from '../../frame/use-idle.ts';
import { Quote, type Testimonial, VISIBLE } from './quote.tsx';
import * as styles from './quotes.css.ts';

type QuotesProps = { testimonials: readonly Testimonial[] };

const QuotesCarousel = lazyChunk(() => import(/* webpackChunkName: "quotes-carousel" */ './quotes-carousel.tsx'));

const FirstQuotes = ({ testimonials }: QuotesProps) => (
  <>
    <div className={styles.row}>
      {testimonials.slice(0, VISIBLE).map((testimonial) => (
        <Quote key={testimonial.id} testimonial={testimonial} />
      ))}
    </div>
    {testimonials.length > VISIBLE && <div className={styles.roomForSteer} />}
  </>
);

export function Quotes({ testimonials }: QuotesProps) {
  const isWanted = useWanted();
  const first = <FirstQuotes testimonials={testimonials} />;
  if (!isWanted) return first;
  return (
    <LazyBoundary loading={first}>
      <QuotesCarousel testimonials={testimonials} />
    </LazyBoundary>
  );
}
