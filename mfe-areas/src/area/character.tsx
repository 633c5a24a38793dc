import { Band, Heading, Prose, Split, Stack, Text, Wrap } from 'ui';
import * as styles from './character.css.ts';
import { DottedList } from './dotted-list.tsx';
import type { Area } from './read-area.ts';

const paragraphsOf = (text: string): string[] => text.trim().split(/\n\s*\n/);

/** What the town is like, what a day there is like, and which kinds of homes it has. */
export function Character({ area }: { area: Area }) {
  return (
    <Band className={styles.band}>
      <Wrap>
        <Split ratio="7:4" className={styles.parts}>
          <Stack gap="s8">
            <Stack gap="s5">
              <Heading>Overview</Heading>
              <Prose>
                {paragraphsOf(area.overview).map((paragraph) => (
                  <Text key={paragraph}>{paragraph}</Text>
                ))}
              </Prose>
            </Stack>
            <Stack gap="s5">
              <Heading>Lifestyle</Heading>
              <Text>{area.lifestyle}</Text>
            </Stack>
          </Stack>
          <Stack gap="s5">
            <Heading>Property types</Heading>
            <DottedList items={area.propertyTypes} />
          </Stack>
        </Split>
      </Wrap>
    </Band>
  );
}
