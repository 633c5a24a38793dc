import { StarIcon } from 'ui';
import type { TestimonialsQuery } from '../../generated/operations.ts';
import * as styles from './quote.css.ts';

export type Testimonial = TestimonialsQuery['testimonials'][number];

/** How many are in view at once on a wide screen. */
export const VISIBLE = 3;

const STARS = [1, 2, 3, 4, 5];

const Stars = ({ rating }: { rating: number }) => (
  <div className={styles.stars} role="img" aria-label={`${rating} out of 5`}>
    {STARS.filter((star) => star <= rating).map((star) => (
      <StarIcon key={star} />
    ))}
  </div>
);

export const Quote = ({ testimonial: { name, service, rating, reviewText } }: { testimonial: Testimonial }) => (
  <figure className={styles.quote}>
    <Stars rating={rating} />
    <blockquote className={styles.words}>{reviewText}</blockquote>
    <figcaption className={styles.by}>
      <b className={styles.name}>{name}</b>
      {service}
    </figcaption>
  </figure>
);
