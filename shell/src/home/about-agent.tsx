import { getSite, openDialog } from 'platform';
import { Band, Heading, Lead, Picture, Print, Prose, Split, Stack, TextLinkWords, textLinkClass, Wrap } from 'ui';
import { rumsonPicture } from '../pictures/generated/rumson.ts';
import * as styles from './about-agent.css.ts';
import { ABOUT_ID } from './anchors.ts';

const caption = (
  <>
    <span>Rumson, from the Navesink</span>
    <span>No. 13 of 17</span>
  </>
);

export function AboutAgent() {
  const { biography } = getSite();
  return (
    <Band id={ABOUT_ID}>
      <Wrap>
        <Split ratio="5:6" align="center" keepOnTablet>
          <Print caption={caption}>
            <Picture
              image={rumsonPicture}
              alt="A shingled house above the Navesink with sails on the river"
              sizes="(max-width: 599px) 90vw, 44vw"
              ratio="4:5"
              className={styles.picture}
            />
          </Print>
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
