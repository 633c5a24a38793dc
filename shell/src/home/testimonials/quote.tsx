import { cx, inlineLinkClass, StarIcon, VisuallyHidden } from 'ui';
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

/** Letters of a testimonial that is shown whole, and where a longer one is cut. */
const WHOLE = 800;
const CUT = 650;

/** The first words. Where there are no spaces between them, without half of a surrogate pair at the end. */
const firstOf = (text: string): string => text.slice(0, CUT).replace(/\s+\S{0,40}$|[\ud800-\udbff]$/, '');

/** The ids of testimonials that are open, and the function that opens or closes one. */
export type Reading = { opened: ReadonlySet<string>; setOpen: (id: string, isOpen: boolean) => void };

type QuoteProps = Reading & { testimonial: Testimonial };

/** A long one is opened by its reader, also before scripts run. On paper it is whole. */
export function Quote({ testimonial: { id, name, service, rating, reviewText }, opened, setOpen }: QuoteProps) {
  const first = reviewText.length > WHOLE ? firstOf(reviewText) : reviewText;
  const rest = reviewText.slice(first.length);
  return (
    <figure className={styles.quote}>
      <Stars rating={rating} />
      <blockquote className={styles.words}>
        {rest ? <span className={styles.first}>{first}</span> : reviewText}
        {rest && <span className={styles.whileOpen}>{rest}</span>}
      </blockquote>
      {rest && (
        <details
          ref={(details) => {
            // It may have been opened before scripts ran.
            if (details?.open) setOpen(id, true);
          }}
          open={opened.has(id)}
          className={styles.more}
          onToggle={({ currentTarget }) => setOpen(id, currentTarget.open)}
        >
          <summary className={styles.summary}>
            <span className={cx(styles.whileClosed, inlineLinkClass)}>Read it all</span>
            <span className={cx(styles.whileOpen, inlineLinkClass)}>Show less</span>
            <VisuallyHidden> of what {name} says</VisuallyHidden>
          </summary>
        </details>
      )}
      <figcaption className={styles.by}>
        <b className={styles.name}>{name}</b>
        {service}
      </figcaption>
    </figure>
  );
}
