/** The garden gate, for lists and for homes, and the agent. Made by `node shell/scripts/pictures.ts mfe-listings`. */

export const pictures = {
  /** Where nothing was found. */
  gate: {
    drawing: 'gate.jpg',
    export: 'gatePicture',
    shape: 12 / 5,
    focus: { x: 78, y: 46 },
    widths: [480, 1168],
    formats: ['avif', 'jpg'] as const,
  },
  /** Where a home is not: the whole of it. */
  'gate-whole': {
    drawing: 'gate.jpg',
    export: 'wholeGatePicture',
    focus: { x: 76, y: 50 },
    widths: [800, 1280],
    formats: ['avif', 'jpg'] as const,
  },
  /** The agent, no larger than a stamp. */
  agent: {
    drawing: 'portrait.jpg',
    export: 'agentPicture',
    shape: 4 / 5,
    focus: { x: 50, y: 30 },
    widths: [160, 240],
    formats: ['avif', 'jpg'] as const,
  },
};
