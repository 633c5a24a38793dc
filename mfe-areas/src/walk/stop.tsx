import { Heading, type Image, Picture, Text, VisuallyHidden } from 'ui';
import type { Stop as StopWords } from '../service-area.ts';
import * as styles from './walk.css.ts';

type StopProps = { words: StopWords; picture: Image | undefined; minutes: number };

/** A stop: its picture, its minutes from the first stop, and what is there. */
export function Stop({ words: { name, sentence }, picture, minutes }: StopProps) {
  return (
    <li className={styles.stop}>
      {picture && <Picture image={picture} alt="" sizes={styles.sizes} ratio="4:5" />}
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
