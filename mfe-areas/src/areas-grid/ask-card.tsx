import { Link } from 'platform';
import { cx, type Image, Picture, TextLinkWords, tone } from 'ui';
import * as styles from './ask-card.css.ts';
import { sizes } from './town-card.css.ts';

/** A card among the towns, for visitors who have not chosen one. */
export function AskCard({ picture }: { picture: Image | undefined }) {
  return (
    <Link to="/contact" className={cx(tone.navy, styles.card)}>
      {picture && <Picture image={picture} alt="" sizes={sizes} ratio="4:3" />}
      <span className={styles.words}>
        <span className={styles.question}>Not sure which town?</span>
        <span className={styles.contact}>
          <TextLinkWords>Contact</TextLinkWords>
        </span>
      </span>
    </Link>
  );
}
