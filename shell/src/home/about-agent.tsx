import { getSite, openDialog } from 'platform';
import { Band, Heading, Lead, Prose, Split, Stack, TextLinkWords, textLinkClass, Wrap } from 'ui';
import { Portrait } from '../portrait/portrait.tsx';
import * as styles from './about-agent.css.ts';
import { ABOUT_ID } from './anchors.ts';

export function AboutAgent() {
  const { biography } = getSite();
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
                <p key={text}>{text}</p>
              ))}
            </Prose>
            <button type="button" className={textLinkClass} onClick={() => openDialog('leads/ContactDialog', {})}>
              <TextLinkWords>Learn More</TextLinkWords>
            </button>
          </Stack>
        </Split>
      </Wrap>
    </Band>
  );
}
