import { startTransition, useState } from 'react';
import { Carousel } from '../src/carousel/index.ts';
import { Gallery } from '../src/gallery/index.ts';
import { Button, Columns, Panel, Picture, SharedPicture, Stack, Text, TextRail } from '../src/index.ts';
import { drawing } from './drawing.ts';
import { Section, Specimen } from './specimen.tsx';

const labels = {
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  show: (number: number) => `Show card ${number}`,
};

const galleryLabels = {
  previous: 'Previous picture',
  next: 'Next picture',
  count: (number: number, of: number) => `${number} of ${of}`,
  show: (number: number) => `Show picture ${number}`,
  enlarge: 'Show this picture large',
  close: 'Close',
};

const inks = ['#a83c26', '#10293f', '#cc9a45', '#4b6072'];
const pictures = inks.map((ink, index) => ({ image: drawing('#f2e7d2', ink), alt: `Sail ${index + 1}` }));

const card = (item: number) => (
  <Panel>
    <Text>Card {item + 1}</Text>
  </Panel>
);

const Travelling = ({ place }: { place: 'left' | 'right' }) => (
  <SharedPicture key={place} name="sail">
    <Picture
      image={drawing()}
      alt={`A sail on the ${place}`}
      sizes="400px"
      ratio={place === 'left' ? '4:3' : '16:10'}
    />
  </SharedPicture>
);

/** As between two pages: one element goes, another of the same name comes. */
function Travel() {
  const [place, setPlace] = useState<'left' | 'right'>('left');
  return (
    <Stack gap="s4" align="start">
      <Button
        tone="line"
        size="small"
        onClick={() => startTransition(() => setPlace(place === 'left' ? 'right' : 'left'))}
      >
        To the other side
      </Button>
      <Columns count={2}>
        <div>{place === 'left' && <Travelling place="left" />}</div>
        <div>{place === 'right' && <Travelling place="right" />}</div>
      </Columns>
    </Stack>
  );
}

/** What can be turned. */
export function Moving() {
  return (
    <Section title="Carousel and gallery">
      <Specimen name="Carousel" says="Moves by itself every four seconds, until an arrow or a dot is used.">
        <Carousel label="Moving cards" labels={labels} count={5} interval={4000} stopsOnUse renderItem={card} />
      </Specimen>
      <Specimen name="Carousel with nothing to move">
        <Carousel label="Standing cards" labels={labels} count={3} renderItem={card} />
      </Specimen>
      <Specimen
        name="TextRail"
        says="On a phone one line that a finger or the arrow keys move; a list everywhere else."
      >
        <TextRail label="Tides">
          <ul>
            {['Ebb', 'Slack water', 'Flood'].map((tide) => (
              <li key={tide}>
                <Text>{tide}</Text>
              </li>
            ))}
          </ul>
        </TextRail>
      </Specimen>
      <Specimen name="Gallery" says="Arrow keys and thumbnails; a press opens the lightbox.">
        <Gallery label="Sails" labels={galleryLabels} pictures={pictures} sizes="900px" />
      </Specimen>
      <Specimen
        name="SharedPicture"
        says="Goes to the place of the one with its name; between pages, from a card to a gallery."
      >
        <Travel />
      </Specimen>
    </Section>
  );
}
