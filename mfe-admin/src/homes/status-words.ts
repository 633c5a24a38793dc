/** Where a home stands, as badges and choices say it. */
export const statusWords = {
  active: 'Active',
  pending: 'Pending',
  sold: 'Sold',
  draft: 'Draft',
  archived: 'Archived',
} as const;
