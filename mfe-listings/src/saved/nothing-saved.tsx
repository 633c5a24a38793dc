import { Link } from 'platform';
import { buttonClass, Picture, Stack, Text } from 'ui';
import { gatePicture } from '../pictures/generated/gate.ts';
import * as styles from '../properties/nothing-found.css.ts';

export const NothingSaved = () => (
  <div className={styles.nothing}>
    <Picture image={gatePicture} alt="" sizes={styles.sizes} />
    <Stack gap="s5" align="start">
      <Text>Nothing yet. Press the heart on a home’s picture, and it is kept here.</Text>
      <Link to="/properties" className={buttonClass()}>
        Show all homes
      </Link>
    </Stack>
  </div>
);
