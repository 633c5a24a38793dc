import { Link } from 'platform';
import { cx } from 'ui';
import type { FramePage } from '../destinations.ts';
import { Fold } from './fold.tsx';
import * as styles from './footer.css.ts';

type FooterLinksProps = { title: string; links: readonly FramePage[]; isTwoColumns?: boolean };

export function FooterLinks({ title, links, isTwoColumns = false }: FooterLinksProps) {
  return (
    <Fold title={title}>
      <ul className={cx(isTwoColumns && styles.twoColumns)}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className={styles.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
