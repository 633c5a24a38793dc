import type { Focus } from 'schema';
import type { HomeDetailsFragment } from '../generated/operations.ts';
import { type SmallSource, sizedPath } from './small-picture.tsx';

/** A photo as the grid shows it. */
export type GridPhoto = SmallSource & {
  file: string;
  /** The agent's text. Empty: the gateway makes a text from the address. */
  text: string;
  /** The point that crops keep. Null: the middle. */
  focus: Focus | null;
};

/** Pixels. Enough for the cover on a high-resolution screen. */
export const SHOWN_WIDTH = 480;

type HomePhoto = HomeDetailsFragment['photos'][number];

const sourceOf = ({ stem, widths }: HomePhoto): string => {
  const width = widths.find((one) => one >= SHOWN_WIDTH) ?? widths.at(-1) ?? SHOWN_WIDTH;
  return sizedPath(stem, width);
};

/** Whether the gateway made the text: "5 Ridge Road, Rumson, photo 2 of 6". */
const isMade = (alt: string): boolean => /, photo \d+ of \d+$/.test(alt);

export const photosOf = ({ photos }: HomeDetailsFragment): GridPhoto[] =>
  photos.map((photo) => ({
    file: photo.file,
    src: sourceOf(photo),
    text: isMade(photo.alt) ? '' : photo.alt,
    // Without the type's name, which no input may have.
    focus: photo.focus && { x: photo.focus.x, y: photo.focus.y },
  }));

/** The photos of a home, live or not, and what can be done with them. */
export type PhotoActions = {
  photos: readonly GridPhoto[];
  /** The home of the photos. Absent if it is not added yet; then photos cannot wait for the connection. */
  home?: { id: string; address: string };
  /** Adds a photo beside those that were picked with it. Rejects if the home could not be changed. */
  add: (file: string, picked: readonly string[]) => Promise<void>;
  order: (files: readonly string[]) => void;
  /** Resolves with whether the text is kept. `seen`: the one that it replaces, unless another device has changed it. */
  describe: (file: string, text: string, seen: string) => Promise<boolean>;
  /** Absent if the home is not added yet. `seen`: the point that it replaces, unless another device has changed it. */
  focus?: (file: string, focus: Focus | null, seen: Focus | null) => Promise<boolean>;
  remove: (file: string) => unknown;
  /** Called with the number of photos that are not uploaded yet, failed ones included. */
  onUnderWay?: (count: number) => void;
};
