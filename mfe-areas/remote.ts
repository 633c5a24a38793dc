import type { RemoteDefinition } from 'platform/build';

export const remote = {
  name: 'areas',
  pages: { '/areas/:slug': { module: './src/area/page.tsx', slots: ['listings/TownHomes'] } },
  slots: {
    Shore: './src/shore/slot.tsx',
    AreasGrid: './src/areas-grid/slot.tsx',
    TownOfHome: './src/town-of-home/slot.tsx',
  },
  content: './src/content.ts',
} satisfies RemoteDefinition;
