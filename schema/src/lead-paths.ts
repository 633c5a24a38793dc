/** The paths to which visitors send leads. In a file of their own, because browsers do not need the other paths. */
export const leadPaths = {
  contacts: '/api/contacts',
  homeValuations: '/api/home-valuations',
  propertyInquiries: '/api/property-inquiries',
  leads: '/api/leads',
} as const;
