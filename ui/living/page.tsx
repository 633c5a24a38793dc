import { Band, Heading, Lead, Stack, Wrap } from '../src/index.ts';
import { ToastRegion } from '../src/toast/index.ts';
import { TooltipProvider } from '../src/tooltip/index.ts';
import { Actions } from './actions.tsx';
import { Cards } from './cards.tsx';
import { Floating } from './floating.tsx';
import { Forms } from './forms.tsx';
import { Foundations } from './foundations.tsx';
import { LazyBoundaries } from './lazy-boundaries.tsx';
import { Listing } from './listing.tsx';
import { Moving } from './moving.tsx';
import { Signs } from './signs.tsx';

/** The table of contents of `ui`, drawn. Whoever changes a primitive looks here first. */
export function LivingPage() {
  return (
    <TooltipProvider>
      <ToastRegion label="Notifications ({hotkey})" toastLabel="Notification">
        <title>The living page of ui</title>
        <Band as="header" tone="navy">
          <Wrap>
            <Stack gap="s5">
              <Heading level={1} look="page">
                Every primitive, in every state
              </Heading>
              <Lead>
                What a page can be made of. Sections follow the folders of <code>ui/src</code>.
              </Lead>
            </Stack>
          </Wrap>
        </Band>
        <main>
          <Foundations />
          <Signs />
          <Actions />
          <Forms />
          <Cards />
          <Listing />
          <Moving />
          <LazyBoundaries />
          <Floating />
        </main>
      </ToastRegion>
    </TooltipProvider>
  );
}
