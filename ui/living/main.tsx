/** Starts the living page: every primitive in every state. The development server serves it at /living/; no release holds it. */

import '../src/theme/index.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { LivingPage } from './page.tsx';

const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
  <StrictMode>
    <LivingPage />
  </StrictMode>,
);
