import { useSite } from 'platform';
import * as styles from './footer.css.ts';

/** What leads out of the pages: social profiles, and the list that search engines read. */
export function Elsewhere() {
  const { social } = useSite();
  return (
    <nav aria-label="Elsewhere">
      <h2 className={styles.title}>Elsewhere</h2>
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
    </nav>
  );
}
