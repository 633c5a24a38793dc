import { navigation, openDialog, RemoteUnavailable, useLocation } from 'platform';
import { useState } from 'react';
import { Button, cx, LazyBoundary, lazyChunk, Wrap } from 'ui';
import { hasOfferedInMenu } from '../destinations.ts';
import { useLeftPage } from '../use-left-page.ts';
import { Brand } from './brand.tsx';
import * as styles from './header.css.ts';
import { MainMenu } from './main-menu.tsx';
import { MenuToggle } from './menu-toggle.tsx';
import { useScrolled } from './use-scrolled.ts';
import { variantOf } from './variant.ts';

const MobileMenu = lazyChunk(() => import(/* webpackChunkName: "mobile-menu" */ './mobile-menu.tsx'));

/** Fixed at the top of every page. Over a picture it is transparent until the page is scrolled. */
export function Header() {
  const { pathname } = useLocation();
  const isScrolled = useScrolled();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const closeMenu = () => setMenuOpen(false);
  useLeftPage(isMenuOpen, closeMenu);
  const variant = isScrolled || isMenuOpen ? 'raised' : variantOf(pathname, navigation());
  const isOnLabels = variant === 'labels';
  const fit = hasOfferedInMenu() && styles.oneLine;

  return (
    <header className={cx(styles.header, styles.variant[variant])}>
      <Wrap className={cx(styles.bar, styles.barVariant[variant])}>
        <div className={cx(styles.brandPlace, isOnLabels && styles.brandLabel)}>
          <Brand />
        </div>
        <div className={cx(styles.menus, fit, isOnLabels && styles.menuLabel)}>
          <div className={cx(styles.wideMenu, fit)}>
            <MainMenu />
          </div>
          <Button
            tone="line"
            size="small"
            className={styles.contactButton}
            onClick={() => openDialog('leads/ContactDialog', {})}
          >
            Contact me
          </Button>
          <MenuToggle isOpen={isMenuOpen} onToggle={() => setMenuOpen(!isMenuOpen)} />
        </div>
      </Wrap>
      <LazyBoundary
        resetKeys={[isMenuOpen]}
        onEscape={closeMenu}
        failed={(retry) => isMenuOpen && <RemoteUnavailable onRetry={retry} />}
      >
        {isMenuOpen && <MobileMenu onClose={closeMenu} />}
      </LazyBoundary>
    </header>
  );
}
