import { momentInWords } from '../clock/new-york.ts';
import { Section } from '../frame/section.tsx';
import * as home from '../home/home.css.ts';
import * as styles from './site.css.ts';
import { versionInWords } from './site-words.ts';
import type { SiteContent } from './use-site.ts';

/** What was changed, when and by whom, and buttons that restore each version. */
export function Versions({ versions = [], content, putBack }: Pick<SiteContent, 'versions' | 'content' | 'putBack'>) {
  const back = (version: number, words: string) => (
    <button type="button" className={home.bare} aria-label={`Put back: ${words}`} onClick={() => putBack(version)}>
      Put back
    </button>
  );
  return (
    <Section title="History">
      {versions.length === 0 && <p className={styles.note}>Nothing was changed here yet.</p>}
      <ol>
        {versions.map((one) => {
          const [words, when] = [versionInWords(one), momentInWords(one.changedAt)];
          return (
            <li key={one.version} className={styles.version}>
              <span>
                {words}
                <span className={styles.when}>
                  {when}, {one.changedBy}
                </span>
              </span>
              {one.version === content?.version ? 'Live' : back(one.version, `${words}, ${when}`)}
            </li>
          );
        })}
        {versions.length > 0 && (
          <li className={styles.version}>
            As it came
            {back(0, 'as it came')}
          </li>
        )}
      </ol>
    </Section>
  );
}
