import { getSite } from 'platform';
import { Heading, Text, TextRail } from 'ui';
import * as styles from './core-values.css.ts';

/** What each of the brokerage's values means in the agent's work. A value without an entry is shown alone. */
const practice: Readonly<Record<string, string>> = {
  Trust: 'You see every offer and every fee, and hear from me what I do for you.',
  Loyalty: 'I represent one side, and I say which one at the first meeting.',
  Respect: 'For your time, your budget and the home you are leaving.',
  'Above and Beyond service': 'Title and moving services under the same roof when you want them.',
};

export function CoreValues() {
  const { coreValues } = getSite().brokerage;
  return (
    <TextRail label="Core values">
      <ul className={styles.values}>
        {coreValues.map((value) => (
          <li key={value}>
            <Heading level={3} look="heading" className={styles.name}>
              {value}
            </Heading>
            {practice[value] && <Text className={styles.meaning}>{practice[value]}</Text>}
          </li>
        ))}
      </ul>
    </TextRail>
  );
}
