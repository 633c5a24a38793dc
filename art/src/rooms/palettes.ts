/** The colours of a room. */

export interface Palette {
  readonly wall: string;
  readonly trim: string;
  readonly floor: string;
  readonly ceiling: string;
  /** The most striking piece, and its companion. */
  readonly accent: string;
  readonly second: string;
  readonly wood: string;
}

export const palettes = {
  shore: {
    wall: '#EFE6D0',
    trim: '#FBF6EA',
    floor: '#C79C70',
    ceiling: '#F7F0DF',
    accent: '#2B6A6B',
    second: '#DB6446',
    wood: '#A9774E',
  },
  navy: {
    wall: '#DDE3DF',
    trim: '#FBF6EA',
    floor: '#B88A60',
    ceiling: '#F4F1E6',
    accent: '#27405A',
    second: '#E0B24A',
    wood: '#B98A5C',
  },
  rose: {
    wall: '#DDB9A4',
    trim: '#F8EEDC',
    floor: '#8A5A42',
    ceiling: '#F3E6D2',
    accent: '#8E3F3F',
    second: '#5F7F6A',
    wood: '#6B4634',
  },
  sage: {
    wall: '#B9C4A4',
    trim: '#FAF3E2',
    floor: '#A87A52',
    ceiling: '#F3EEDD',
    accent: '#C4622F',
    second: '#E6D7B6',
    wood: '#7A5640',
  },
  blue: {
    wall: '#8FA9B8',
    trim: '#FAF3E2',
    floor: '#9A6C4A',
    ceiling: '#EFEBDD',
    accent: '#D2A03C',
    second: '#F0E2C6',
    wood: '#6E4A38',
  },
  clay: {
    wall: '#E6D2B4',
    trim: '#F8EFDD',
    floor: '#B4805A',
    ceiling: '#F4EAD6',
    accent: '#5A7A6A',
    second: '#B4553C',
    wood: '#8A5E42',
  },
} as const satisfies Record<string, Palette>;
