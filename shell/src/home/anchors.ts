/** Names by which links from anywhere find the sections of the home page. */
export const ABOUT_ID = 'about';
export const TESTIMONIALS_ID = 'testimonials';
export const VALUATION_ID = 'valuation';
export const AREAS_ID = 'neighborhoods';
