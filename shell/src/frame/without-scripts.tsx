import { getSite, telephoneLink } from 'platform';
import { inlineLinkClass } from 'ui';
import * as styles from './without-scripts.css.ts';

/** Without scripts, no button opens a dialog, so these links lead to pages with the same forms. */
export function WithoutScripts() {
  const { agent } = getSite();
  return (
    <noscript className={styles.strip}>
      <p>
        <a href="/contact" className={inlineLinkClass}>
          Write to me
        </a>
        {', '}
        <a href="/contact?form=valuation" className={inlineLinkClass}>
          ask what your home is worth
        </a>
        {', or call '}
        <a href={telephoneLink(agent.cellPhone)} className={inlineLinkClass}>
          {agent.cellPhone}
        </a>
        .
      </p>
    </noscript>
  );
}
