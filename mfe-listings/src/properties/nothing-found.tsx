import { Link, openDialog } from 'platform';
import { Button, buttonClass, cx, Picture, Stack, Text } from 'ui';
import { gatePicture } from '../pictures/generated/gate.ts';
import * as styles from './nothing-found.css.ts';
import type { Way } from './totals.ts';

const NUMBERS = ['none', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];

/** Which one thing to give up, and what that gives; always a way on. */
export default function NothingFound({ ways }: { ways: readonly Way[] }) {
  return (
    <div className={styles.nothing}>
      <Picture
        image={gatePicture}
        alt="A garden gate, a path and steps, and no house"
        sizes="(max-width: 820px) 92vw, 660px"
      />
      <Stack gap="s4" align="start">
        <Text role="status" className={styles.title}>
          No properties found
        </Text>
        {ways.length > 0 && (
          <Text>{`${NUMBERS[ways.length]} ${ways.length === 1 ? 'way' : 'ways'} to find some with one thing less.`}</Text>
        )}
        <div className={styles.ways}>
          {ways.map(({ without, path, total }, index) => (
            <Link
              key={path}
              to={path}
              preventScrollReset
              className={cx(buttonClass({ tone: index === 0 ? 'solid' : 'line' }), styles.way)}
            >
              <span className={styles.wayWords}>Remove {without}</span>
              <span className={styles.total}>→ {total}</span>
            </Link>
          ))}
          {ways.length === 0 && (
            <Link to="/properties" className={buttonClass()}>
              Show all homes
            </Link>
          )}
          <Button tone="line" onClick={() => openDialog('leads/ContactDialog', {})}>
            Ask me to look for one
          </Button>
        </div>
      </Stack>
    </div>
  );
}
