import { cx, Heading, Picture, Text, TextLinkWords, textLinkClass, VisuallyHidden } from 'ui';
import * as styles from './guides.css.ts';
import type { Booklet } from './guides.tsx';

/** A booklet: its drawn cover, what is in it, and the way to ask for it. */
export function Guide({ booklet: { name, text, cover }, onAsk }: { booklet: Booklet; onAsk: () => void }) {
  return (
    <article className={styles.guide}>
      <div className={cx(styles.cover, styles.coverLook[cover.look])} aria-hidden="true">
        <span className={styles.coverTitle}>{cover.title}</span>
        <span className={styles.coverLine}>{cover.line}</span>
        <div className={styles.coverPicture}>
          <Picture image={cover.image} alt="" sizes="172px" ratio="fill" />
        </div>
      </div>
      <div>
        <Heading level={3} look="name">
          {name}
        </Heading>
        <Text className={styles.text}>{text}</Text>
        <button type="button" className={textLinkClass} onClick={onAsk}>
          <TextLinkWords>
            Ask for it<VisuallyHidden>: {name}</VisuallyHidden>
          </TextLinkWords>
        </button>
      </div>
    </article>
  );
}
