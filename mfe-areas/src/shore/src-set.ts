import type { ImageFile } from 'ui';

/** A picture's files as `srcSet` wants them. */
export const files = (list: readonly ImageFile[] = []): string =>
  list.map(({ url, width }) => `${url} ${width}w`).join(', ');
