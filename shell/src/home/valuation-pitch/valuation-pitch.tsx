import { openDialog } from 'platform';
import { Button, cx, Heading, offscreen, Picture, Text, tone } from 'ui';
import { victorianPicture } from '../../pictures/generated/victorian.ts';
import { VALUATION_ID } from '../anchors.ts';
import * as styles from './valuation-pitch.css.ts';

const contents = [
  ['Recent sales nearby', 'dated, with distance'],
  ['A price range', 'and what moves it'],
  ['What to fix first', 'and what to leave'],
] as const;

export const ValuationPitch = () => (
  <section id={VALUATION_ID} className={cx(tone.navy, offscreen, styles.pitch)}>
    <div className={styles.words}>
      <Heading look="section">What would your home bring this season?</Heading>
      <Text className={styles.text}>
        A market analysis by hand, not by formula: your street, your view, your roof. Free, no obligation, in your inbox
        within 24 hours (one business day).
      </Text>
      <ul className={styles.contents}>
        {contents.map(([what, how]) => (
          <li key={what} className={styles.content}>
            {what} <span className={styles.how}>{how}</span>
          </li>
        ))}
      </ul>
      <Button tone="brass" width="column" onClick={() => openDialog('leads/ValuationDialog', {})}>
        Get Your Free Home Valuation
      </Button>
      <Text look="note" className={styles.note}>
        A market analysis, not an appraisal.
      </Text>
    </div>
    <div className={styles.picture}>
      <Picture
        image={victorianPicture}
        alt="A Victorian house at dusk with its windows lit"
        sizes={styles.sizes}
        ratio="fill"
      />
    </div>
  </section>
);
