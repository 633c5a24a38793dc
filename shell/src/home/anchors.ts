/** The ids of the home page's sections, for links. */
export const ABOUT_ID = 'about';
export const TESTIMONIALS_ID = 'testimonials';
export const VALUATION_ID = 'valuation';
export const AREAS_ID = 'neighborhoods';
