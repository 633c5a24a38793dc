/** Which releases have shown that the server cannot render them. */

import type { Release } from '../modules/releases/release.ts';

/** A page that threw, hung or took the renderer down this often is drawn by browsers until another version is live. */
const PATIENCE = 3;

const keyOf = ({ name, version }: Pick<Release, 'name' | 'version'>) => `${name} ${version}`;

export class RenderRecord {
  private readonly faults = new Map<string, number>();

  /** Notes that a page of this release could not be rendered. Answers whether that was once too often. */
  blame(release: Pick<Release, 'name' | 'version'>): boolean {
    const count = (this.faults.get(keyOf(release)) ?? 0) + 1;
    this.faults.set(keyOf(release), count);
    return count === PATIENCE;
  }

  /** Whether a page of this release is worth another try. */
  isTrusted(release: Pick<Release, 'name' | 'version'>): boolean {
    return (this.faults.get(keyOf(release)) ?? 0) < PATIENCE;
  }
}
