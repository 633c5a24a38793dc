import { getSite } from 'platform';
import { Fold } from './fold.tsx';
import * as styles from './footer.css.ts';

/** Links out of the pages: social profiles, and the sitemap for search engines. */
export function Elsewhere() {
  const { social } = getSite();
  return (
    <Fold title="Elsewhere">
      <ul>
        {social.map(({ label, url }) => (
          <li key={url}>
            <a href={url} className={styles.link} target="_blank" rel="noopener noreferrer">
              {label}
            </a>
          </li>
        ))}
        <li>
          <a href="/sitemap.xml" className={styles.link}>
            XML Sitemap
          </a>
        </li>
      </ul>
    </Fold>
  );
}
