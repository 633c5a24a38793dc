import { Heading, type Image, Picture, Text, VisuallyHidden } from 'ui';
import type { Stop as StopWords } from '../service-area.ts';
import * as styles from './walk.css.ts';

/** On phones a column of the row, then a third, then a fifth of the page. */
const SIZES = '(max-width: 599px) 226px, (max-width: 820px) 30vw, (max-width: 1440px) 18vw, 250px';

type StopProps = { words: StopWords; picture: Image | undefined; minutes: number };

/** One stop: its picture, how many minutes it lies from the first, and what is there. */
export function Stop({ words: { name, sentence }, picture, minutes }: StopProps) {
  return (
    <li className={styles.stop}>
      {picture && <Picture image={picture} alt="" sizes={SIZES} ratio="4:5" />}
      <p className={styles.leg}>
        <span aria-hidden="true">
          <b className={styles.count}>{minutes}</b> min
        </span>
        <VisuallyHidden>{minutes === 0 ? 'The start' : `${minutes} minutes from the start`}</VisuallyHidden>
      </p>
      <Heading level={3} look="name">
        {name}
      </Heading>
      <Text look="small">{sentence}</Text>
    </li>
  );
}
