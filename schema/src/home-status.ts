/** The agent's view of a home's status. */

import type { HomeStatus, PropertyStatus } from './enumerations.ts';

export function homeStatusOf(home: {
  readonly status: PropertyStatus;
  readonly archivedAt: Date | string | null;
  readonly isDraft: boolean;
}): HomeStatus {
  if (home.archivedAt === null) return home.status;
  return home.isDraft ? 'draft' : 'archived';
}
