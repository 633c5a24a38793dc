import { formatLongDate } from 'platform';
import { Button, StarIcon } from 'ui';
import { repeats } from '../frame/double-press.ts';
import type { AgentTestimonialFragment } from '../generated/operations.ts';
import { Switch } from '../theme/switch.tsx';
import * as styles from './testimonials.css.ts';
import type { Testimonials } from './use-testimonials.ts';

const STARS = [1, 2, 3, 4, 5];

function Stars({ rating }: { rating: number }) {
  return (
    <span role="img" aria-label={`${rating} of 5 stars`} className={styles.stars}>
      {STARS.slice(0, rating).map((star) => (
        <StarIcon key={star} width={15} height={15} />
      ))}
    </span>
  );
}

type WordsProps = { one: AgentTestimonialFragment; does: Testimonials; onEdit: () => void };

function Words({ one, does, onEdit }: WordsProps) {
  const { name, service, rating, reviewText, reviewDate, source } = one;
  return (
    <div className={styles.words}>
      <blockquote className={styles.said}>{reviewText}</blockquote>
      <p className={styles.by}>
        <Stars rating={rating} />{' '}
        <b>
          <bdi>{name}</bdi>
        </b>
        , {service}, {formatLongDate(reviewDate)}
        {source && `, first on ${source}`}
      </p>
      <div className={styles.acts}>
        <button type="button" className={styles.act} aria-label={`Mend the words of ${name}`} onClick={onEdit}>
          Mend
        </button>
        <button
          type="button"
          className={styles.act}
          aria-label={`Delete the words of ${name}`}
          onClick={() => void does.remove(one)}
        >
          Delete
        </button>
      </div>
    </div>
  );
}

type RowProps = {
  one: AgentTestimonialFragment;
  place: { isFirst: boolean; isLast: boolean };
  does: Testimonials;
  onEdit: () => void;
};

/** A testimonial in the agent's order. */
export function Row({ one, place, does, onEdit }: RowProps) {
  const { name, visible } = one;
  return (
    <li className={styles.quote}>
      <div className={styles.moves}>
        <button
          type="button"
          className={styles.step}
          {...repeats}
          disabled={place.isFirst}
          aria-label={`Move ${name} up`}
          onClick={() => void does.move(one, -1)}
        >
          ↑
        </button>
        <button
          type="button"
          className={styles.step}
          {...repeats}
          disabled={place.isLast}
          aria-label={`Move ${name} down`}
          onClick={() => void does.move(one, 1)}
        >
          ↓
        </button>
      </div>
      <Words one={one} does={does} onEdit={onEdit} />
      <Switch
        isOn={visible}
        words={visible ? 'Shown' : 'Hidden'}
        label={`Show the words of ${name}`}
        className={styles.shown}
        onChange={(isOn) => void does.show(one, isOn)}
      />
    </li>
  );
}

/** A testimonial from a client. The agent shows it, or keeps it hidden. */
export function WaitingRow({ one, does, onEdit }: WordsProps) {
  return (
    <li className={styles.sent}>
      <Words one={one} does={does} onEdit={onEdit} />
      <div className={styles.ways}>
        <Button tone="line" size="small" onClick={() => void does.show(one, true)}>
          Show on the site
        </Button>
        <Button tone="line" size="small" onClick={() => void does.show(one, false)}>
          Keep hidden
        </Button>
      </div>
    </li>
  );
}
