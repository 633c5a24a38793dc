/** The first quotations as plain HTML. The carousel replaces them when an interaction is likely. */

import { LazyBoundary, lazyChunk } from 'ui';
import { useInteractionLikely } from '../../frame/use-idle.ts';
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
  const isInteractionLikely = useInteractionLikely();
  const first = <FirstQuotes testimonials={testimonials} />;
  if (!isInteractionLikely) return first;
  return (
    <LazyBoundary loading={first}>
      <QuotesCarousel testimonials={testimonials} />
    </LazyBoundary>
  );
}
