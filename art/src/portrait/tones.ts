/** Three inks each: lit, between, and shaded. The sun is on the left. */

export const SKIN = { l: '#F0C49C', m: '#DDA27A', d: '#B9765A' } as const;
export const HAIR = { l: '#8A5440', m: '#5A3633', d: '#3A2530' } as const;
export const COAT = { l: '#2C5570', m: '#1B3F5C', d: '#10293F' } as const;
/** The deepest fold of the coat. */
export const FOLD = '#0A1C2E';

export const SIZE = { w: 1200, h: 1500 } as const;
