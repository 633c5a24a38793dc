/** The folder rule: a town's pictures are called `{slug}-{n}.{ext}`, and the one with the lowest number opens its page. */

const named = /^(?<slug>.+)-(?<number>\d+)\.(?:jpe?g|png|webp|avif)$/i;

/** A town's pictures among `files`, lowest number first. `highlands` has no part in `atlantic-highlands-1.jpg`. */
export function picturesOf(slug: string, files: readonly string[]): string[] {
  const numbered = files.flatMap((file) => {
    const groups = named.exec(file)?.groups;
    return groups?.slug === slug ? [{ file, number: Number(groups.number) }] : [];
  });
  return numbered.sort((a, b) => a.number - b.number).map(({ file }) => file);
}
