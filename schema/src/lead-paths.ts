/** Where a visitor becomes a lead. Apart from the other paths, which no visitor's browser needs. */
export const leadPaths = {
  contacts: '/api/contacts',
  homeValuations: '/api/home-valuations',
  propertyInquiries: '/api/property-inquiries',
  leads: '/api/leads',
} as const;
