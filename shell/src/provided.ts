/**
 * The modules that the shell provides to remotes at first use. Federation offers only modules that the shell imports
 * itself. Nothing here runs by itself.
 */
export const provided = {
  'ui/carousel': () => import('ui/carousel'),
  'ui/dialog': () => import('ui/dialog'),
  'ui/form': () => import('ui/form'),
  'ui/gallery': () => import('ui/gallery'),
  'ui/menu': () => import('ui/menu'),
  'ui/toast': () => import('ui/toast'),
  'ui/tooltip': () => import('ui/tooltip'),
  'platform/apollo': () => import('platform/apollo'),
  'platform/daylight': () => import('platform/daylight'),
  'platform/motion': () => import('platform/motion'),
};
