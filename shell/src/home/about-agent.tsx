import { getSite, openDialog } from 'platform';
import { useState } from 'react';
import { Band, cx, Heading, inlineLinkClass, Lead, Prose, Split, Stack, TextLinkWords, textLinkClass, Wrap } from 'ui';
import { Portrait } from '../portrait/portrait.tsx';
import * as styles from './about-agent.css.ts';
import { ABOUT_ID } from './anchors.ts';

export function AboutAgent() {
  const { biography } = getSite();
  const [isFolded, setFolded] = useState(true);
  return (
    <Band id={ABOUT_ID}>
      <Wrap>
        <Split ratio="5:6" align="center" keepOnTablet>
          <Portrait sizes={styles.sizes} className={styles.picture} />
          <Stack gap="s5" align="start">
            <Heading look="section">{biography.homeHeading}</Heading>
            <Prose>
              <Lead>{biography.homeLead}</Lead>
              {biography.homeParagraphs.map((text) => (
                <p key={text} className={styles.more} data-folded={isFolded || undefined}>
                  {text}
                </p>
              ))}
            </Prose>
            <div className={styles.actions}>
              <button type="button" className={textLinkClass} onClick={() => openDialog('leads/ContactDialog', {})}>
                <TextLinkWords>Learn More</TextLinkWords>
              </button>
              {biography.homeParagraphs.length > 0 && (
                <button
                  type="button"
                  className={cx(textLinkClass, styles.readOn)}
                  aria-expanded={!isFolded}
                  onClick={() => setFolded(!isFolded)}
                >
                  <span className={inlineLinkClass}>{isFolded ? 'Read on' : 'Read less'}</span>
                </button>
              )}
            </div>
          </Stack>
        </Split>
      </Wrap>
    </Band>
  );
}
