import { navigation } from 'platform';
import { cx, offscreen, tone, Wrap } from 'ui';
import { AREAS_LABEL, footerPages } from '../destinations.ts';
import { Compliance } from './compliance.tsx';
import { Elsewhere } from './elsewhere.tsx';
import * as styles from './footer.css.ts';
import { FooterLinks } from './footer-links.tsx';
import { Identity } from './identity.tsx';
import { tide } from './tide.css.ts';

/** On every page: who this is, links to all pages, and what the law requires. */
export function Footer() {
  const areas = navigation().map(({ name, href }) => ({ label: name, to: href }));
  return (
    <footer className={cx(tone.navy, offscreen, styles.footer)}>
      <svg className={tide} viewBox="0 0 1440 46" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path d="M0 18c60-14 120-14 180 0s120 14 180 0 120-14 180 0 120 14 180 0 120-14 180 0 120 14 180 0 120-14 180 0 120 14 180 0" />
        <path d="M0 34c48-9 96-9 144 0s96 9 144 0 96-9 144 0 96 9 144 0 96-9 144 0 96 9 144 0 96-9 144 0 96 9 144 0 96-9 144 0 96 9 144 0" />
      </svg>
      <Wrap>
        <div className={styles.top}>
          <Identity />
          <FooterLinks title="Find your way" links={footerPages()} />
          <Elsewhere />
          {areas.length > 0 && <FooterLinks title={AREAS_LABEL} links={areas} isTwoColumns />}
        </div>
        <Compliance />
      </Wrap>
    </footer>
  );
}
