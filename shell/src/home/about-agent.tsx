import { openDialog, useSite } from 'platform';
import { Band, Heading, Lead, Picture, Print, Prose, Split, Stack, TextLinkWords, textLinkClass, Wrap } from 'ui';
import { rumsonPicture } from '../pictures/generated/rumson.ts';
import { ABOUT_ID } from './anchors.ts';

const caption = (
  <>
    <span>Rumson, from the Navesink</span>
    <span>No. 13 of 17</span>
  </>
);

export function AboutAgent() {
  const { brokerage } = useSite();
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
            />
          </Print>
          <Stack gap="s5" align="start">
            <Heading look="section">One agent, from the first walk-through to the last signature</Heading>
            <Prose>
              <Lead>
                I grew up two blocks from the sea wall and have spent eighteen years selling homes between Sandy Hook,
                Asbury Park and the city across the bay.
              </Lead>
              <p>
                You will not be handed to a team. I walk the house with you, read the survey, sit in the attorney calls,
                and answer the phone when the flood certificate arrives on a Friday at five. Behind me stands a
                brokerage with {brokerage.officeCount} offices and its own title and moving services, so the paperwork
                stays in one place too.
              </p>
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
