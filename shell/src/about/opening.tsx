import { getSite } from 'platform';
import { Heading, Lead, Picture, Print, Split, Stack, Text, typeClass, Wrap } from 'ui';
import { licenseLine } from '../license-line.ts';
import { dockPicture } from '../pictures/generated/dock.ts';
import * as styles from './opening.css.ts';

export function Opening() {
  const { agent, biography, brokerage } = getSite();
  return (
    <section className={styles.opening}>
      <Wrap>
        <Split ratio="1:1" align="center" keepOnTablet>
          <Stack gap="s5">
            <Heading level={1} look="page">
              About me
            </Heading>
            <Lead>{biography.lead}</Lead>
            <div>
              <p className={typeClass.name} data-brokerage-name="">
                {brokerage.name}
              </p>
              <p className={typeClass.name} data-agent-name="">
                {agent.name}
              </p>
              <Text look="small">{licenseLine(agent)}</Text>
            </div>
          </Stack>
          <Print caption={<span>Fair Haven, the town dock at dusk</span>}>
            <Picture
              image={dockPicture}
              alt="Two chairs at the end of a dock, the river at dusk"
              sizes="(max-width: 599px) 90vw, 46vw"
              ratio="5:4"
              priority
            />
          </Print>
        </Split>
      </Wrap>
    </section>
  );
}
