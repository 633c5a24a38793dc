// In the order in which they run. A migration that has shipped is never edited; the next one corrects it.
import { Catalogue } from './001-catalogue.ts';
import { Account } from './002-account.ts';
import { Properties } from './003-properties.ts';
import { PropertyOrders } from './004-property-orders.ts';
import { Testimonials } from './005-testimonials.ts';
import { Leads } from './006-leads.ts';
import { Releases } from './007-releases.ts';
import { Audit } from './008-audit.ts';
import { TestimonialOrder } from './009-testimonial-order.ts';
import { ReleaseTokens } from './020-release-tokens.ts';
import { OutgoingMessages } from './021-outgoing-messages.ts';
import { LeadSpine } from './022-lead-spine.ts';
import { RemovedPhotos } from './023-removed-photos.ts';
import { CaptureAcknowledgements } from './024-capture-acknowledgements.ts';
import { LeadSpineColumns } from './025-lead-spine-columns.ts';
import { RemovedPhotoTexts } from './026-removed-photo-texts.ts';
import { PageViews } from './027-page-views.ts';
import { HomesList } from './030-homes-list.ts';
import { LeadAnswers } from './040-lead-answers.ts';
import { SecondFactors } from './047-second-factors.ts';
import { Health } from './048-health.ts';
import { HomeDrafts } from './053-home-drafts.ts';

export const migrations = [
  { name: '001-catalogue', class: Catalogue },
  { name: '002-account', class: Account },
  { name: '003-properties', class: Properties },
  { name: '004-property-orders', class: PropertyOrders },
  { name: '005-testimonials', class: Testimonials },
  { name: '006-leads', class: Leads },
  { name: '007-releases', class: Releases },
  { name: '008-audit', class: Audit },
  { name: '009-testimonial-order', class: TestimonialOrder },
  { name: '020-release-tokens', class: ReleaseTokens },
  { name: '021-outgoing-messages', class: OutgoingMessages },
  { name: '022-lead-spine', class: LeadSpine },
  { name: '023-removed-photos', class: RemovedPhotos },
  { name: '024-capture-acknowledgements', class: CaptureAcknowledgements },
  { name: '025-lead-spine-columns', class: LeadSpineColumns },
  { name: '026-removed-photo-texts', class: RemovedPhotoTexts },
  { name: '027-page-views', class: PageViews },
  { name: '030-homes-list', class: HomesList },
  { name: '040-lead-answers', class: LeadAnswers },
  { name: '047-second-factors', class: SecondFactors },
  { name: '048-health', class: Health },
  { name: '053-home-drafts', class: HomeDrafts },
];
