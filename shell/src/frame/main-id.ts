/** The id of the page's content, for the skip link and for the focus after a navigation. */
export const MAIN_ID = 'main';
