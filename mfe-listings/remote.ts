import type { RemoteDefinition } from 'platform/build';

export const remote = {
  name: 'listings',
  pages: {
    '/properties': {
      module: './src/properties/page.tsx',
      params: [
        ...[
          'status',
          'price',
          'beds',
          'baths',
          'town',
          'state',
          'type',
          'listing',
          'open',
          'text',
          'words',
          'min',
          'max',
        ],
        ...['sort', 'after', 'soldAfter'],
      ],
    },
    '/properties/:id': { module: './src/property/page.tsx', slots: ['areas/TownOfHome'] },
    '/saved': { module: './src/saved/page.tsx', isUnlisted: true },
    '/compare': { module: './src/compare/page.tsx', params: ['homes'], isUnlisted: true },
  },
  slots: {
    NewestHomes: './src/newest-homes/slot.tsx',
    FeaturedProperties: './src/featured-properties/slot.tsx',
    RecentSales: './src/recent-sales/slot.tsx',
    TownHomes: './src/town-homes/slot.tsx',
  },
  links: [{ label: 'Saved homes', to: '/saved', places: ['footer'] }],
  foreign: ['FeaturedProperties'],
} satisfies RemoteDefinition;
