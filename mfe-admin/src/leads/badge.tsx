import { cx } from 'ui';
import type { LeadRowFragment } from '../generated/operations.ts';
import * as styles from './badge.css.ts';
import { badgeOf } from './lead-words.ts';

/** The kind of a lead, as a word on a colored background. */
export function LeadBadge({ lead }: { lead: LeadRowFragment }) {
  const badge = badgeOf(lead);
  return <span className={cx(styles.badge, styles.ground[badge])}>{badge}</span>;
}
