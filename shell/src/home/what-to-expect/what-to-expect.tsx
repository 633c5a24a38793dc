import { Band, Heading, Split, Stack, Text, TextRail, Wrap } from 'ui';
import * as styles from './what-to-expect.css.ts';

const steps = [
  ['A conversation, first', 'An hour on what you need, what you owe, and when. You leave with a written plan.'],
  [
    'Numbers on the table',
    'Recent sales on your street, carrying costs to the dollar, flood and title checked before you fall in love.',
  ],
  ['Houses worth the drive', 'A short list I have already walked, with what is wrong with each one written down.'],
  [
    'The offer, and the quiet part after it',
    "Attorney review, inspection, the lender's visit: I keep the calendar so you do not have to.",
  ],
  ['Keys', 'And the name of someone who can fix a boiler on a Sunday.'],
] as const;

export const WhatToExpect = () => (
  <Band>
    <Wrap>
      <Split ratio="4:7">
        <Stack gap="s5">
          <Heading look="section">What to expect</Heading>
          <Text className={styles.intro}>
            The same five steps whether it is a condo in Long Branch or a farm in Colts Neck. Nothing moves to the next
            until you say so.
          </Text>
        </Stack>
        <TextRail label="The five steps">
          <ol>
            {steps.map(([title, text], index) => (
              <li key={title} className={styles.step}>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                  <span className={styles.of}>of {steps.length}</span>
                </span>
                <Stack gap="s2">
                  <Heading level={3} look="heading">
                    {title}
                  </Heading>
                  <Text>{text}</Text>
                </Stack>
              </li>
            ))}
          </ol>
        </TextRail>
      </Split>
    </Wrap>
  </Band>
);
