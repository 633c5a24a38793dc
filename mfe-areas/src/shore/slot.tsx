/**
 * The Shore: the towns on one drawing of the coast. Until the visitor comes near, and without scripts, it is the
 * server's HTML: a picture that is loaded late, with links over it. Then its script and its homes are loaded.
 */

import { Link, navigation, patientChunk } from 'platform';
import { useEffect, useRef } from 'react';
import { cx, Heading, offscreen, Text } from 'ui';
import { near } from './near.ts';
import * as styles from './shore.css.ts';

/** Shown after a client-side navigation until the script is loaded, and permanently if it cannot be loaded. */
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
    <section ref={section} className={cx(offscreen, styles.section)} aria-labelledby={TITLE}>
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
