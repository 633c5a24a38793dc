import type { RemoteDefinition } from 'platform/build';

export const remote = {
  name: 'leads',
  pages: {
    '/contact': { module: './src/contact-page/page.tsx', params: ['form', 'sent', 'home'] },
  },
  slots: {
    ContactDialog: './src/contact-dialog/slot.tsx',
    ValuationDialog: './src/valuation-dialog/slot.tsx',
    LeadPopup: './src/lead-popup/slot.tsx',
  },
} satisfies RemoteDefinition;
