/** The first words of addresses that the gateway answers itself: no page of a part may begin with one. */
export const gatewayFolders: readonly string[] = [
  'api',
  'attached_assets',
  'deploy',
  'explorer',
  'federation',
  'graphql',
  'h',
  'livez',
  'readyz',
  'release-preview',
  'releases',
  'words',
];
