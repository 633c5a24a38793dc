import type { Focus } from 'schema';
import { attachedAssetsPath, photoVariant } from 'schema/pictures';
import type { HomeDetailsFragment } from '../generated/operations.ts';

/** A photo as the grid shows it. */
export type GridPhoto = {
  file: string;
  src: string;
  /** What the agent wrote of it; empty: nothing, a text is made of the address. */
  text: string;
  /** What a crop keeps; null: the middle. */
  focus: Focus | null;
};

/** Wide enough for the cover on a sharp screen. */
const SHOWN_WIDTH = 480;

type HomePhoto = HomeDetailsFragment['photos'][number];

const sourceOf = ({ stem, widths }: HomePhoto): string => {
  const width = widths.find((one) => one >= SHOWN_WIDTH) ?? widths.at(-1) ?? SHOWN_WIDTH;
  return `${attachedAssetsPath}/${photoVariant(stem, width, 'avif')}`;
};

/** The gateway makes a text where none was written: "5 Ridge Road, Rumson, photo 2 of 6". */
const isMade = (alt: string): boolean => /, photo \d+ of \d+$/.test(alt);

export const photosOf = ({ photos }: HomeDetailsFragment): GridPhoto[] =>
  photos.map((photo) => ({
    file: photo.file,
    src: sourceOf(photo),
    text: isMade(photo.alt) ? '' : photo.alt,
    focus: photo.focus,
  }));

/** What can be done with the photos of a home, be it live or not. */
export type PhotoActions = {
  photos: readonly GridPhoto[];
  /** The home that they are live with; absent: it is not there yet, and nothing can wait for it. */
  home?: { id: string; address: string };
  /** Shows one more; rejects when the home could not be told. */
  add: (file: string) => Promise<void>;
  order: (files: readonly string[]) => void;
  describe: (file: string, text: string) => unknown;
  /** Absent: the home is not there yet, and its cards are not cut. */
  focus?: (file: string, focus: Focus | null) => unknown;
  remove: (file: string) => unknown;
  /** How many are not up yet: on their way, or to be tried again. */
  onUnderWay?: (count: number) => void;
};
