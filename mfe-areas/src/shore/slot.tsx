/**
 * The Shore: the towns as one drawn coast. Until it nears, and without scripts, it is the server's HTML, a picture that comes late and links
 * over it; then its script and its homes come.
 */

import { Link, navigation, patientChunk } from 'platform';
import { useEffect, useRef } from 'react';
import { Heading, Text } from 'ui';
import { near } from './near.ts';
import * as styles from './shore.css.ts';

/** Stands on a page that was reached by a link until its script comes, and for good where that cannot be had. */
const Names = () => (
  <div className={styles.frame}>
    <ul aria-label="Towns of the Shore" className={styles.plainNames}>
      {navigation().map(({ slug, name, href }) => (
        <li key={slug}>
          <Link to={href} className={styles.plainName}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </div>
);

const Coast = patientChunk(
  async () => {
    await near.promise;
    return import(/* webpackChunkName: "coast" */ './coast.tsx');
  },
  <Names />,
);

const TITLE = 'the-shore';

export function Component() {
  const section = useRef<HTMLElement>(null);
  useEffect(() => near.watch(section.current), []);
  return (
    <section ref={section} className={styles.section} aria-labelledby={TITLE}>
      <div className={styles.words}>
        <Heading level={2} look="section" id={TITLE}>
          The Shore
        </Heading>
        <Text className={styles.lead}>Each town where it lies. A lit window is a home for sale.</Text>
      </div>
      <Coast />
    </section>
  );
}
