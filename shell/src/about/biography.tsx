import { useSite } from 'platform';
import { Band, Fact, Facts, Heading, Prose, Split, Stack, Wrap } from 'ui';
import * as styles from './biography.css.ts';

function Credentials() {
  const { agent, brokerage, office, regions } = useSite();
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
        <Fact name="Regions">{new Intl.ListFormat('en-US').format(regions)}</Fact>
      </Facts>
    </Stack>
  );
}

export const Biography = () => (
  <Band>
    <Wrap>
      <Split ratio="7:5">
        <Stack gap="s5">
          <Heading look="section">Eighteen years of closings, most of them within sight of water</Heading>
          <Prose className={styles.text}>
            <p>
              I grew up two blocks from the sea wall, where a house is judged by its crawl space before its kitchen.
              That is still how I look at one. Before you make an offer you will know the flood zone, the age of the
              roof, the tax bill and the reason the last buyer walked away, if there was one.
            </p>
            <p>
              Many purchases at the Shore begin with a sale in New York. I hold a license there, too, so that one person
              can sell the apartment and find the house, and the two closings can be planned as one.
            </p>
            <p>
              I take on a small number of homes at a time. You will not be handed to a team, and you will not have to
              explain your plans twice.
            </p>
          </Prose>
        </Stack>
        <Credentials />
      </Split>
    </Wrap>
  </Band>
);
