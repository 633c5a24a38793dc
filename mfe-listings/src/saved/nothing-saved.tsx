import { Link } from 'platform';
import { buttonClass, Stack, Text } from 'ui';
import * as styles from './saved.css.ts';

export const NothingSaved = () => (
  <Stack gap="s5" align="start" className={styles.scripted}>
    <Text>Nothing yet. Press the heart on a home’s picture, and it is kept here.</Text>
    <Link to="/properties" className={buttonClass()}>
      Show all homes
    </Link>
  </Stack>
);
