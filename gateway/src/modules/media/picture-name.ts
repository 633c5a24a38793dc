import { photoVariant } from 'schema';

/** `abc123.jpg` → `abc123`: what a picture's file and all its sizes have in common. */
export function stemOf(file: string): string {
  return file.slice(0, file.lastIndexOf('.'));
}

/** All files of one picture, the WebP of those that were uploaded before AVIF was enough included. */
export function filesOf(stem: string, widths: readonly number[]): string[] {
  const formats = ['avif', 'jpg'] as const;
  const variants = widths.flatMap((width) => [
    ...formats.map((format) => photoVariant(stem, width, format)),
    `${stem}-${width}.webp`,
  ]);
  return [`${stem}.jpg`, ...variants];
}
