/** The URL space of the REST door. A `:id` stands for a record's uuid. */
export const restPaths = {
  testimonials: '/api/testimonials',
  properties: '/api/properties',
  property: '/api/properties/:id',
  contacts: '/api/contacts',
  homeValuations: '/api/home-valuations',
  propertyInquiries: '/api/property-inquiries',
  leads: '/api/leads',
  failureReports: '/api/rum',
  adminCheck: '/api/admin/check',
  adminLogin: '/api/admin/login',
  adminLogout: '/api/admin/logout',
  adminProperty: '/api/admin/properties/:id',
  adminUpload: '/api/admin/upload',
} as const;

/** The folder of uploaded pictures, without a trailing slash. */
export const attachedAssetsPath = '/attached_assets';

/** The name of one size of a picture: `abc123-480.avif`. `width` is one of the photo's `widths`. */
export function photoVariant(stem: string, width: number, format: 'avif' | 'webp' | 'jpg'): string {
  return `${stem}-${width}.${format}`;
}
