import { photoVariant } from 'schema';

/** `abc123.jpg` → `abc123`: the common part of the names of a picture's files. */
export function stemOf(file: string): string {
  return file.slice(0, file.lastIndexOf('.'));
}

/** All files of one picture, including WebP, which older uploads have. */
export function filesOf(stem: string, widths: readonly number[]): string[] {
  const formats = ['avif', 'jpg'] as const;
  const variants = widths.flatMap((width) => [
    ...formats.map((format) => photoVariant(stem, width, format)),
    `${stem}-${width}.webp`,
  ]);
  return [`${stem}.jpg`, ...variants];
}
