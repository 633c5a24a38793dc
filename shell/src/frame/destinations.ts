/** The pages to which header and footer link: first the site's own, then those that parts offer. */

import { registry } from 'platform/shell';

export type FramePage = { label: string; to: string };

/** The frame's own links, and then those of parts to other pages. */
const withOffered = (place: 'header' | 'footer', own: readonly FramePage[]): FramePage[] => [
  ...own,
  ...registry().links.filter(({ places, to }) => places.includes(place) && own.every((page) => page.to !== to)),
];

export const menuBeforeAreas: readonly FramePage[] = [
  { label: 'Properties', to: '/properties' },
  { label: 'Testimonials', to: '/#testimonials' },
];

const afterAreas: readonly FramePage[] = [
  { label: 'About', to: '/about' },
  { label: 'Contact', to: '/contact' },
];

export const menuAfterAreas = () => withOffered('header', afterAreas);

/** Whether parts add links to the menu. Then the names beside it have less room. */
export const hasOfferedInMenu = () => menuAfterAreas().length > afterAreas.length;

export const AREAS_LABEL = 'Areas of Specialization';

export const footerPages = () =>
  withOffered('footer', [
    { label: 'Home', to: '/' },
    ...menuBeforeAreas,
    ...afterAreas,
    { label: 'Home valuation', to: '/#valuation' },
  ]);
