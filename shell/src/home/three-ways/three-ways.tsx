import { type ContactDialogProps, openDialog } from 'platform';
import { Band, Button, Columns, Heading, type Image, Picture, Text, Wrap } from 'ui';
import { bungalowPicture } from '../../pictures/generated/bungalow.ts';
import { dockPicture } from '../../pictures/generated/dock.ts';
import { victorianPicture } from '../../pictures/generated/victorian.ts';
import * as styles from './three-ways.css.ts';

type Way = { title: string; text: string; action: string; image: Image; opens: ContactDialogProps };

const ways: readonly Way[] = [
  {
    title: 'Buy',
    text: 'Tides, flood zones, train times, taxes: I price the whole address, then show you only what fits.',
    action: 'Start looking',
    image: bungalowPicture,
    opens: { interest: 'buying' },
  },
  {
    title: 'Sell',
    text: 'A plan for the eight weeks before the sign goes up, and a number you can defend at the table.',
    action: 'Plan a sale',
    image: victorianPicture,
    opens: { interest: 'selling' },
  },
  {
    title: "Let's Connect",
    text: 'Not ready yet? Most good moves begin a year early, with a coffee and a few questions.',
    action: 'Say hello',
    image: dockPicture,
    opens: {},
  },
];

export const ThreeWays = () => (
  <Band tone="dune">
    <Wrap>
      <Columns count={3} tablet={3} phone="rail" gap="wide">
        {ways.map(({ title, text, action, image, opens }) => (
          <article key={title} aria-label={title} className={styles.way}>
            <Picture image={image} alt="" sizes={styles.sizes} ratio="5:4" className={styles.picture} />
            <Heading level={2} look="sub" className={styles.title}>
              {title}
            </Heading>
            <Text className={styles.text}>{text}</Text>
            <Button width="column" onClick={() => openDialog('leads/ContactDialog', opens)}>
              {action}
            </Button>
          </article>
        ))}
      </Columns>
    </Wrap>
  </Band>
);
