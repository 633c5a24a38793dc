import type { ShellDefinition } from 'platform/build';

/** The pages that the frame brings itself, and the slots it opens on any page. */
export const shell = {
  pages: {
    '/': {
      module: './src/home/page.tsx',
      slots: [
        ...['listings/NewestHomes', 'listings/FeaturedProperties', 'listings/RecentSales'],
        ...['areas/Shore', 'areas/AreasGrid'],
      ],
    },
    '/about': { module: './src/about/page.tsx' },
    '/privacy': { module: './src/privacy/page.tsx' },
    '/accessibility': { module: './src/accessibility/page.tsx' },
  },
  slots: ['leads/ContactDialog', 'leads/ValuationDialog'],
} satisfies ShellDefinition;
