import { useState } from 'react';
import { Button, Skeleton, Text } from 'ui';
import { AdminPage } from '../frame/admin-page.tsx';
import { Failed } from '../frame/failed.tsx';
import { lazyDialog } from '../frame/lazy-dialog.tsx';
import { Section } from '../frame/section.tsx';
import type { AgentTestimonialFragment } from '../generated/operations.ts';
import { signedIn } from '../session/signed-in.ts';
import { act } from '../theme/desk.css.ts';
import { Requests } from './requests.tsx';
import { Row, WaitingRow } from './testimonial-row.tsx';
import * as styles from './testimonials.css.ts';
import { useRequests } from './use-requests.ts';
import { type Testimonials, useTestimonials } from './use-testimonials.ts';

const AskDialog = lazyDialog(() => import(/* webpackChunkName: "ask-client" */ './ask-dialog.tsx'));
const TestimonialDialog = lazyDialog(() => import(/* webpackChunkName: "testimonial" */ './testimonial-dialog.tsx'));

export const loader = signedIn();

function Content({ does, onEdit }: { does: Testimonials; onEdit: (one: AgentTestimonialFragment) => void }) {
  const { all, waiting, loading, hasFailed, retry } = does;
  const isEmpty = all.length + waiting.length === 0;
  if (isEmpty && loading)
    return (
      <div role="status" aria-label="Loading testimonials" className={styles.list}>
        <Skeleton height={110} />
        <Skeleton height={110} />
      </div>
    );
  if (isEmpty && hasFailed) return <Failed what="The testimonials" onRetry={retry} className={styles.list} />;
  if (isEmpty) return <Text>No words of others yet. The first one stands here once you add it.</Text>;
  return (
    <div className={styles.whole}>
      {waiting.length > 0 && (
        <Section title="Waiting for you" aside={waiting.length}>
          <ul>
            {waiting.map((one) => (
              <WaitingRow key={one.id} one={one} does={does} onEdit={() => onEdit(one)} />
            ))}
          </ul>
        </Section>
      )}
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
    </div>
  );
}

function Desk() {
  const does = useTestimonials();
  const requests = useRequests();
  const [isAsking, setAsking] = useState(false);
  const [edited, setEdited] = useState<AgentTestimonialFragment | 'new' | null>(null);
  return (
    <div className={styles.desk}>
      <div className={styles.ways}>
        <Button tone="brass" className={act} onClick={() => setAsking(true)}>
          Ask a client
        </Button>
        <Button tone="line" onClick={() => setEdited('new')}>
          Add a testimonial
        </Button>
      </div>
      <Content does={does} onEdit={setEdited} />
      <Requests {...requests} />
      {isAsking && <AskDialog {...requests} onClose={() => setAsking(false)} />}
      {edited && (
        <TestimonialDialog edited={edited === 'new' ? null : edited} does={does} onClose={() => setEdited(null)} />
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
