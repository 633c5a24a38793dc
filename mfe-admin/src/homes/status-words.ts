/** The names of a home's standings, for badges and choices. */
export const statusWords = {
  active: 'Active',
  pending: 'Pending',
  sold: 'Sold',
  draft: 'Draft',
  archived: 'Archived',
} as const;
