import { Link } from 'platform';
import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { cx } from 'ui';
import type { TownOnShore } from './generated/places.ts';
import type { HomesOfTown } from './homes-by-town.ts';
import { LitWindow } from './lit-window.tsx';
import { placedName } from './place.ts';
import * as styles from './shore.css.ts';

type TownProps = {
  town: TownOnShore;
  name: string;
  href: string;
  homes: HomesOfTown | undefined;
  /** The position of each home's window in the order of lighting. */
  order: ReadonlyMap<string, number>;
  /** Whether a narrow window shows its name before the visitor zooms in. The others are pins until then. */
  isFirst: boolean;
  isOpen: boolean;
  /** Opens or closes its card. Absent without scripts; then the name is a link to the town's page. */
  onPress: ((name: HTMLElement) => void) | undefined;
};

const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent | KeyboardEvent): boolean =>
  !metaKey && !ctrlKey && !shiftKey && !altKey;

/** A town's name at its landmark, and its homes as lit windows. */
export function Town({ town, name, href, homes, order, isFirst, isOpen, onPress }: TownProps) {
  const count = homes?.count ?? 0;
  const link = useRef<HTMLAnchorElement>(null);
  const press = (event: MouseEvent | KeyboardEvent): void => {
    if (!onPress || !link.current || !isPlain(event)) return;
    event.preventDefault();
    onPress(link.current);
  };
  const asButton = onPress && {
    role: 'button',
    'aria-expanded': isOpen,
    onClick: press,
    onKeyDown: (event: KeyboardEvent) => event.key === ' ' && press(event),
  };
  return (
    <li>
      <Link
        ref={link}
        to={href}
        className={cx(
          styles.name,
          isFirst ? styles.firstName : styles.pin,
          isOpen ? styles.openName : styles.otherName,
        )}
        style={placedName(town)}
        {...asButton}
      >
        <span className={styles.nameWords}>{name}</span>
        {count > 0 && (
          <span className={styles.count}>
            {count}
            <span className={styles.hidden}> {count === 1 ? 'home' : 'homes'} for sale</span>
          </span>
        )}
      </Link>
      {homes && homes.lit.length > 0 && (
        <ul aria-label={`Homes for sale in ${name}`}>
          {homes.lit.map((home, index) => {
            const [wide, tall] = [town.wide.homes[index], town.tall.homes[index]];
            return (
              wide &&
              tall && <LitWindow key={home.id} home={home} nth={order.get(home.id) ?? 0} wide={wide} tall={tall} />
            );
          })}
        </ul>
      )}
    </li>
  );
}
