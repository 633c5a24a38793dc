import { type ContactDialogProps, Link, openDialog } from 'platform';
import { useState } from 'react';
import { Button, buttonClass, cx, Picture, Stack, Text } from 'ui';
import { gatePicture } from '../pictures/generated/gate.ts';
import { SentNote } from '../sent-note.tsx';
import { chipsOf } from './chip-words.ts';
import type { Meant } from './load.ts';
import * as styles from './nothing-found.css.ts';
import { filterOf, type Search } from './search.ts';
import type { Way } from './totals.ts';

const NUMBERS = ['none', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];

/**
 * The homes about which the visitor may want mail. Nothing if there is no filter, if only sold homes were searched, or if
 * there are several towns or types, or a state: a wish has one town or any.
 */
function wishOf(search: Search): ContactDialogProps['wish'] {
  if (chipsOf(search).length === 0 || search.status === 'sold') return undefined;
  const { cities: [city, another] = [], state, propertyTypes, ...home } = filterOf(search);
  return another || state || propertyTypes ? undefined : { ...home, city };
}

type NothingFoundProps = { ways: readonly Way[]; meant: Meant | undefined; search: Search };

/**
 * Shows what was probably meant, if a slip of the pen hid it, which single filter to give up and how many homes that gives, and
 * always a way to continue.
 */
export default function NothingFound({ ways, meant, search }: NothingFoundProps) {
  const wish = wishOf(search);
  const asked = JSON.stringify(wish);
  const [sent, setSent] = useState<{ asked: string | undefined; answerBy: Date | undefined }>();
  const handleAsk = () => {
    const onSubmitted = (answerBy?: Date) => setSent({ asked, answerBy });
    openDialog('leads/ContactDialog', { ...(wish && { wish }), onSubmitted });
  };
  return (
    <div className={styles.nothing}>
      <Picture image={gatePicture} alt="A garden gate, a path and steps, and no house" sizes={styles.sizes} />
      <Stack gap="s4" align="start">
        <Text role="status" className={styles.title}>
          No properties found
        </Text>
        {!meant && ways[0]?.without && (
          <Text className={styles.onScreen}>
            {`${NUMBERS[ways.length]} ${ways.length === 1 ? 'way' : 'ways'} to find some with one thing less.`}
          </Text>
        )}
        <div className={cx(styles.ways, styles.onScreen)}>
          {meant && (
            <Link to={meant.path} preventScrollReset className={cx(buttonClass({ tone: 'solid' }), styles.way)}>
              <span className={styles.wayWords}>{`Did you mean ${meant.words}?`}</span>
              <span className={styles.total}>→ {meant.total}</span>
            </Link>
          )}
          {ways.map(({ without, path, total }, index) => (
            <Link
              key={path}
              to={path}
              preventScrollReset
              className={cx(buttonClass({ tone: index === 0 && !meant ? 'solid' : 'line' }), styles.way)}
            >
              <span className={styles.wayWords}>{without ? `Remove ${without}` : 'Show all homes'}</span>
              <span className={styles.total}>→ {total}</span>
            </Link>
          ))}
          <Button tone="line" onClick={handleAsk}>
            {wish ? 'Tell me when one comes' : 'Ask me to look for one'}
          </Button>
        </div>
        <SentNote answerBy={sent?.asked === asked ? sent?.answerBy : undefined} />
      </Stack>
    </div>
  );
}
