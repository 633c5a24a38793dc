import { cx } from 'ui';
import type { LeadRowFragment } from '../generated/operations.ts';
import * as styles from './badge.css.ts';
import { badgeOf } from './lead-words.ts';

/** What a lead is: the word carries it, the ground only helps. */
export function LeadBadge({ lead }: { lead: LeadRowFragment }) {
  const badge = badgeOf(lead);
  return <span className={cx(styles.badge, styles.ground[badge])}>{badge}</span>;
}
