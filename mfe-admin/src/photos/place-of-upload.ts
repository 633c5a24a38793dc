/**
 * Where a photo that is up now belongs among `files`. It comes last, unless one that was picked after it has overtaken it, as
 * where it failed and was tried again. Then it comes behind the one before it. `picked`: the photos that were picked together
 * and are up, in that order.
 */
export function placeOfUpload(files: readonly string[], file: string, picked: readonly string[]): number {
  const isThere = (one: string) => files.includes(one);
  const at = picked.indexOf(file);
  const later = picked.slice(at + 1).find(isThere);
  if (at < 0 || later === undefined) return files.length;
  const earlier = picked.slice(0, at).findLast(isThere);
  return earlier === undefined ? files.indexOf(later) : files.indexOf(earlier) + 1;
}
