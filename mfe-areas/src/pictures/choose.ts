/**
 * Chooses a town's pictures by their names, `{slug}-{n}.{ext}`. The one with the lowest number is the main picture of
 * its page.
 */

const named = /^(?<slug>.+)-(?<number>\d+)\.(?:jpe?g|png|webp|avif)$/i;

/**
 * A town's pictures among `files`, the lowest number first. `atlantic-highlands-1.jpg` does not belong to `highlands`.
 */
export function picturesOf(slug: string, files: readonly string[]): string[] {
  const numbered = files.flatMap((file) => {
    const groups = named.exec(file)?.groups;
    return groups?.slug === slug ? [{ file, number: Number(groups.number) }] : [];
  });
  return numbered.sort((a, b) => a.number - b.number).map(({ file }) => file);
}
