/** The pages that header and footer lead to. */

export type FramePage = { label: string; to: string };

export const menuBeforeAreas: readonly FramePage[] = [
  { label: 'Properties', to: '/properties' },
  { label: 'Testimonials', to: '/#testimonials' },
];

export const menuAfterAreas: readonly FramePage[] = [
  { label: 'About', to: '/about' },
  { label: 'Contact', to: '/contact' },
];

export const AREAS_LABEL = 'Areas of Specialization';

export const footerPages: readonly FramePage[] = [
  { label: 'Home', to: '/' },
  ...menuBeforeAreas,
  ...menuAfterAreas,
  { label: 'Home valuation', to: '/#valuation' },
];
