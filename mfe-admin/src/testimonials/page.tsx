import { formatLongDate } from 'platform';
import { useState } from 'react';
import { Button, Skeleton, StarIcon, Text } from 'ui';
import { AdminPage } from '../frame/admin-page.tsx';
import { Failed } from '../frame/failed.tsx';
import { Section } from '../frame/section.tsx';
import type { AgentTestimonialFragment } from '../generated/operations.ts';
import { signedIn } from '../session/signed-in.ts';
import { act } from '../theme/desk.css.ts';
import { Switch } from '../theme/switch.tsx';
import { TestimonialDialog } from './testimonial-dialog.tsx';
import * as styles from './testimonials.css.ts';
import { type Testimonials, useTestimonials } from './use-testimonials.ts';

export const loader = signedIn();

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

type RowProps = {
  one: AgentTestimonialFragment;
  place: { isFirst: boolean; isLast: boolean };
  does: Testimonials;
  onEdit: () => void;
};

function Row({ one, place, does, onEdit }: RowProps) {
  const { name, service, rating, reviewText, reviewDate, source, visible } = one;
  return (
    <li className={styles.quote}>
      <div className={styles.moves}>
        <button
          type="button"
          className={styles.step}
          disabled={place.isFirst}
          aria-label={`Move ${name} up`}
          onClick={() => void does.move(one, -1)}
        >
          ↑
        </button>
        <button
          type="button"
          className={styles.step}
          disabled={place.isLast}
          aria-label={`Move ${name} down`}
          onClick={() => void does.move(one, 1)}
        >
          ↓
        </button>
      </div>
      <div className={styles.words}>
        <blockquote className={styles.said}>{reviewText}</blockquote>
        <p className={styles.by}>
          <Stars rating={rating} /> <b>{name}</b>, {service}, {formatLongDate(reviewDate)}
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

function Content({ does, onEdit }: { does: Testimonials; onEdit: (one: AgentTestimonialFragment) => void }) {
  const { all, loading, hasFailed, retry } = does;
  if (all.length === 0 && loading)
    return (
      <div role="status" aria-label="Loading testimonials" className={styles.list}>
        <Skeleton height={110} />
        <Skeleton height={110} />
      </div>
    );
  if (all.length === 0 && hasFailed) return <Failed what="The testimonials" onRetry={retry} className={styles.list} />;
  if (all.length === 0) return <Text>No words of others yet. The first one stands here once you add it.</Text>;
  return (
    <Section title="In this order" aside={`${all.filter(({ visible }) => visible).length} shown`}>
      <ul>
        {all.map((one, index) => (
          <Row
            key={one.id}
            one={one}
            place={{ isFirst: index === 0, isLast: index === all.length - 1 }}
            does={does}
            onEdit={() => onEdit(one)}
          />
        ))}
      </ul>
    </Section>
  );
}

function Desk() {
  const does = useTestimonials();
  const [edited, setEdited] = useState<AgentTestimonialFragment | 'new' | null>(null);
  return (
    <div className={styles.desk}>
      <Button tone="brass" className={act} onClick={() => setEdited('new')}>
        Add a testimonial
      </Button>
      <Content does={does} onEdit={setEdited} />
      {edited && (
        <TestimonialDialog
          edited={edited === 'new' ? null : edited}
          onSave={does.save}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  );
}

export function Component() {
  return (
    <AdminPage title="Testimonials" aside="What clients wrote, as visitors see it">
      <Desk />
    </AdminPage>
  );
}
