import { type GuideSlug, guides } from 'schema';
import { Band, type Image, SectionHead, Text, Wrap } from 'ui';
import { buyersCover } from '../../pictures/generated/buyers-cover.ts';
import { movingCover } from '../../pictures/generated/moving-cover.ts';
import { sellersCover } from '../../pictures/generated/sellers-cover.ts';
import { Guide } from './guide.tsx';
import * as styles from './guides.css.ts';

/** How a guide is shown: its content as a text, its picture and its color. */
export type Shown = { text: string; image: Image; look: keyof typeof styles.coverLook };

const shown: Readonly<Record<GuideSlug, Shown>> = {
  'buyers-guide': { text: 'Flood zones, beach badges, winter pipes.', image: buyersCover, look: 'sea' },
  'sellers-guide': { text: 'What to mend, what to leave, when to list.', image: sellersCover, look: 'sun' },
  'moving-guide': { text: 'Ferries, trains and what a yard costs.', image: movingCover, look: 'dusk' },
};

export const Guides = () => (
  <Band tone="dune">
    <Wrap>
      <SectionHead title="Guides, printed and plain">
        <Text look="quiet">Three short booklets. Ask for one and I will send it with my notes for your town.</Text>
      </SectionHead>
      <div className={styles.guides}>
        {guides.map((guide) => (
          <Guide key={guide.slug} guide={guide} shown={shown[guide.slug]} />
        ))}
      </div>
    </Wrap>
  </Band>
);
