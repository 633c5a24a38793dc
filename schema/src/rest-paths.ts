/** The URL space of the REST door. A `:id` stands for a record's uuid. */
export const restPaths = {
  testimonials: '/api/testimonials',
  properties: '/api/properties',
  property: '/api/properties/:id',
  contacts: '/api/contacts',
  homeValuations: '/api/home-valuations',
  propertyInquiries: '/api/property-inquiries',
  leads: '/api/leads',
  propertyFacets: '/api/property-facets',
  site: '/api/site',
  failureReports: '/api/rum',
  openapi: '/api/openapi.json',
  adminCheck: '/api/admin/check',
  adminLogin: '/api/admin/login',
  adminLogout: '/api/admin/logout',
  adminSessions: '/api/admin/sessions',
  adminSession: '/api/admin/sessions/:id',
  adminPassword: '/api/admin/password',
  adminAuditLog: '/api/admin/audit-log',
  adminProperties: '/api/admin/properties',
  adminArchive: '/api/admin/properties/archived',
  adminProperty: '/api/admin/properties/:id',
  adminPropertySold: '/api/admin/properties/:id/sold',
  adminPropertyReopen: '/api/admin/properties/:id/reopen',
  adminPropertyArchive: '/api/admin/properties/:id/archive',
  adminPropertyRestore: '/api/admin/properties/:id/restore',
  adminPhoto: '/api/admin/properties/:id/photos/:file',
  adminLeads: '/api/admin/leads',
  adminLeadsCsv: '/api/admin/leads.csv',
  adminLead: '/api/admin/leads/:id',
  adminLeadOfKind: '/api/admin/leads/:kind/:id',
  adminLeadAnswers: '/api/admin/lead-answers',
  adminSavedReplies: '/api/admin/saved-replies',
  adminSavedReply: '/api/admin/saved-replies/:id',
  adminEvents: '/api/admin/events',
  adminNumbers: '/api/admin/numbers',
  adminMail: '/api/admin/mail',
  adminMailRetry: '/api/admin/mail/retry',
  adminTestimonials: '/api/admin/testimonials',
  adminTestimonialOrder: '/api/admin/testimonials/order',
  adminTestimonial: '/api/admin/testimonials/:id',
  adminUpload: '/api/admin/upload',
} as const;

/** The folder of uploaded pictures, without a trailing slash. */
export const attachedAssetsPath = '/attached_assets';

/** The name of one size of a picture: `abc123-480.avif`. `width` is one of the photo's `widths`. */
export function photoVariant(stem: string, width: number, format: 'avif' | 'webp' | 'jpg'): string {
  return `${stem}-${width}.${format}`;
}
