/** The pages that header and footer lead to: the site's own, then what parts offer. */

import { registry } from 'platform/shell';

export type FramePage = { label: string; to: string };

/** The frame's own links of a place, and those of parts that lead anywhere else. */
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

/** Whether the menu holds more than the frame's own: then the names beside it have less room. */
export const hasOfferedInMenu = () => menuAfterAreas().length > afterAreas.length;

export const AREAS_LABEL = 'Areas of Specialization';

export const footerPages = () =>
  withOffered('footer', [
    { label: 'Home', to: '/' },
    ...menuBeforeAreas,
    ...afterAreas,
    { label: 'Home valuation', to: '/#valuation' },
  ]);
