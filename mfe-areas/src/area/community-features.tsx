import { Band, Heading, Picture, Print, Split, Stack, Wrap } from 'ui';
import { sizes } from './community-features.css.ts';
import { DottedList } from './dotted-list.tsx';
import type { Area } from './read-area.ts';

/** What the town has to offer, and its second picture if there is one. */
export function CommunityFeatures({ area }: { area: Area }) {
  const { name, communityFeatures, second, secondPicture } = area;
  const heading = <Heading>Community features</Heading>;
  if (!second)
    return (
      <Band>
        <Wrap>
          <Split ratio="4:7">
            {heading}
            <DottedList items={communityFeatures} columns={2} />
          </Split>
        </Wrap>
      </Band>
    );
  return (
    <Band>
      <Wrap>
        <Split ratio="7:4" keepOnTablet>
          <Stack gap="s6">
            {heading}
            <DottedList items={communityFeatures} />
          </Stack>
          <Print caption={secondPicture}>
            <Picture image={second} alt={`${name}, drawn a second time`} sizes={sizes} ratio="4:5" />
          </Print>
        </Split>
      </Wrap>
    </Band>
  );
}
