import { getSite } from 'platform';
import { Heading, Lead, Split, Stack, Text, typeClass, Wrap } from 'ui';
import { licenseLine } from '../license-line.ts';
import { Portrait } from '../portrait/portrait.tsx';
import * as styles from './opening.css.ts';

export function Opening() {
  const { agent, biography, brokerage } = getSite();
  return (
    <section className={styles.opening}>
      <Wrap>
        <Split ratio="5:6" align="center" keepOnTablet>
          <Stack gap="s5" className={styles.words}>
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
          <div className={styles.portrait}>
            <Portrait sizes={styles.sizes} priority />
          </div>
        </Split>
      </Wrap>
    </section>
  );
}
