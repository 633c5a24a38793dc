import { openDialog } from 'platform';
import { useState } from 'react';
import { askForGuide, guidePages, guidePath, type Guide as Printed } from 'schema';
import { cx, Heading, inlineLinkClass, Picture, Text, TextLinkWords, textLinkClass, VisuallyHidden } from 'ui';
import * as styles from './guides.css.ts';
import type { Shown } from './guides.tsx';

type GuideProps = { guide: Printed; shown: Shown };

const Cover = ({ guide: { title, line }, shown: { look, image } }: GuideProps) => (
  <div className={cx(styles.cover, styles.coverLook[look])} aria-hidden="true">
    <span className={styles.coverTitle}>{title}</span>
    <span className={styles.coverLine}>{line}</span>
    <div className={styles.coverPicture}>
      <Picture image={image} alt="" sizes="172px" ratio="fill" />
    </div>
  </div>
);

/** The link to the guide's PDF, with its length and size. */
const ReadIt = ({ guide: { slug, name, megabytes } }: { guide: Printed }) => (
  <p className={styles.read}>
    <a href={guidePath(slug)} className={inlineLinkClass}>
      Read it now<VisuallyHidden>: {name}</VisuallyHidden>
    </a>{' '}
    (PDF, {guidePages} pages, {megabytes} MB)
  </p>
);

/**
 * A guide: its drawn cover, its content, and a button to ask for it. A visitor who has asked, or has no scripts, can
 * read it at once.
 */
export function Guide({ guide, shown }: GuideProps) {
  const [isAsked, setAsked] = useState(false);
  const handleAsk = () =>
    openDialog('leads/ContactDialog', { message: askForGuide(guide), onSubmitted: () => setAsked(true) });
  return (
    <article aria-label={guide.name} className={styles.guide}>
      <Cover guide={guide} shown={shown} />
      <div>
        <Heading level={3} look="name">
          {guide.name}
        </Heading>
        <Text className={styles.text}>{shown.text}</Text>
        <button type="button" className={textLinkClass} onClick={handleAsk}>
          <TextLinkWords>
            Ask for it<VisuallyHidden>: {guide.name}</VisuallyHidden>
          </TextLinkWords>
        </button>
        {isAsked ? (
          <ReadIt guide={guide} />
        ) : (
          <noscript>
            <ReadIt guide={guide} />
          </noscript>
        )}
      </div>
    </article>
  );
}
