import { getSite } from 'platform';
import { Band, Fact, Facts, Heading, Prose, Split, Stack, Wrap } from 'ui';
import { listInWords } from '../list-in-words.ts';
import * as styles from './biography.css.ts';

function Credentials() {
  const { agent, brokerage, office, regions } = getSite();
  return (
    <Stack gap="s4">
      <Heading look="heading">Credentials</Heading>
      <Facts>
        {agent.licenses.map(({ type, state, number }) => (
          <Fact key={number} name={`${type}, ${state}`}>
            <span className={styles.number}>{number}</span>
          </Fact>
        ))}
        <Fact name="Brokerage">{brokerage.name}</Fact>
        <Fact name="Office">
          {office.street}, {office.city}
        </Fact>
        <Fact name="Regions">{listInWords(regions)}</Fact>
      </Facts>
    </Stack>
  );
}

export function Biography() {
  const { biography } = getSite();
  return (
    <Band>
      <Wrap>
        <Split ratio="7:5">
          <Stack gap="s5">
            <Heading look="section">{biography.heading}</Heading>
            <Prose className={styles.text}>
              {biography.paragraphs.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </Prose>
          </Stack>
          <Credentials />
        </Split>
      </Wrap>
    </Band>
  );
}
