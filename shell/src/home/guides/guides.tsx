import { openDialog } from 'platform';
import { Band, type Image, SectionHead, Text, Wrap } from 'ui';
import { buyersCover } from '../../pictures/generated/buyers-cover.ts';
import { movingCover } from '../../pictures/generated/moving-cover.ts';
import { sellersCover } from '../../pictures/generated/sellers-cover.ts';
import { Guide } from './guide.tsx';
import * as styles from './guides.css.ts';

export type Booklet = {
  name: string;
  text: string;
  cover: { title: string; line: string; image: Image; look: keyof typeof styles.coverLook };
};

const booklets: readonly Booklet[] = [
  {
    name: "The buyer's guide",
    text: 'Flood zones, beach badges, winter pipes.',
    cover: { title: 'Buying at the Shore', line: 'From pre-approval to keys', image: buyersCover, look: 'sea' },
  },
  {
    name: "The seller's guide",
    text: 'What to mend, what to leave, when to list.',
    cover: { title: 'Selling well', line: 'The eight weeks before', image: sellersCover, look: 'sun' },
  },
  {
    name: 'The moving guide',
    text: 'Ferries, trains and what a yard costs.',
    cover: { title: 'City to coast', line: 'Moving down from New York', image: movingCover, look: 'dusk' },
  },
];

const askFor = ({ name, cover }: Booklet) =>
  openDialog('leads/ContactDialog', { message: `Please send me ${name.toLowerCase()}, “${cover.title}”.` });

export const Guides = () => (
  <Band tone="dune">
    <Wrap>
      <SectionHead title="Guides, printed and plain">
        <Text look="quiet">Three short booklets. Ask for one and I will send it with my notes for your town.</Text>
      </SectionHead>
      <div className={styles.guides}>
        {booklets.map((booklet) => (
          <Guide key={booklet.name} booklet={booklet} onAsk={() => askFor(booklet)} />
        ))}
      </div>
    </Wrap>
  </Band>
);
