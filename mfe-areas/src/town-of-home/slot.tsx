/** On a home's page: the town in which the home lies. Nothing if the town has no page. */

import { Deferred, type DeferredValue, Link, type LoaderArgs, navigation } from 'platform';
import { Band, Heading, Picture, Print, Split, Stack, Text, TextLinkWords, textLinkClass, Wrap } from 'ui';
import { type Area, readArea } from '../area/read-area.ts';
import { placeOf } from '../cities.ts';
import { TownOfHome, type TownOfHomeQuery } from '../generated/operations.ts';
import { OnShore } from './on-shore.tsx';
import * as styles from './town-of-home.css.ts';

type Town = { area: Area; href: string; place: string };
type Data = { town: DeferredValue<Town | undefined> };
type Home = NonNullable<TownOfHomeQuery['property']>;

async function townAround(home: Home): Promise<Town | undefined> {
  const towns = navigation();
  const index = placeOf(home, towns);
  const entry = towns[index];
  const area = entry && (await readArea(entry.slug));
  return area && { area, href: entry.href, place: `No.\u00a0${index + 1} of\u00a0${towns.length}` };
}

/** The page is complete without it, so a failure is no error. */
export const preload = ({ params, query }: LoaderArgs): Data => ({
  town: query(TownOfHome, { id: params.id ?? '' }).then(
    ({ property }) => (property ? townAround(property) : undefined),
    () => undefined,
  ),
});

/** The first sentence of a town's text. */
const firstSentence = (words: string): string =>
  /^.*?[.!?](?=\s|$)/s.exec(words.trim())?.[0].replace(/\s+/g, ' ') ?? '';

const Caption = ({ area: { name, county }, place }: Pick<Town, 'area' | 'place'>) => (
  <>
    <span>{`${name}, ${county}`}</span>
    <span>{place}</span>
  </>
);

const Found = ({ town: { area, href, place } }: { town: Town }) => (
  <Band tone="dune" className={styles.band} aria-labelledby="town-of-home" as="section">
    <Wrap>
      <Split ratio="5:6" align="center" keepOnTablet>
        <Print caption={<Caption area={area} place={place} />}>
          <Picture image={area.picture} alt="" sizes={styles.sizes} ratio="4:3" />
        </Print>
        <Stack gap="s3" align="start">
          <Heading level={2} look="section" id="town-of-home" className={styles.name}>
            {area.name}
          </Heading>
          <Text className={styles.words}>
            {area.heroSubtitle} {firstSentence(area.overview)}
          </Text>
          <Link to={href} className={textLinkClass}>
            <TextLinkWords>About {area.name}</TextLinkWords>
          </Link>
          <OnShore slug={area.slug} name={area.name} />
          <Link to="/#the-shore" className={textLinkClass}>
            <TextLinkWords>The whole Shore</TextLinkWords>
          </Link>
        </Stack>
      </Split>
    </Wrap>
  </Band>
);

export const Component = ({ data: { town } }: { data: Data }) => (
  <Deferred value={town} loading={null} error={() => null}>
    {(found) => found && <Found town={found} />}
  </Deferred>
);
