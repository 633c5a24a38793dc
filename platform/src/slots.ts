/**
 * The slots that parts of the site place without importing them: name → props. The types are all that both sides share. A part
 * declares further ones in its `src/slots.d.ts`, by merging (`declare module 'platform' { interface InlineSlots { … } }`): a new
 * slot needs no new platform.
 */

import type { InquiryType, WishedHome } from 'schema';

/** What a contact dialog may already know when it opens. */
export type ContactDialogProps = {
  interest?: string;
  message?: string;
  /** The home that the question is about. */
  property?: { id: string; title: string; inquiryType: InquiryType };
  /** What the visitor wants to hear of. */
  wish?: WishedHome;
  /** Called once the message has been taken on, with the moment by which it is answered; absent where that cannot be promised yet. */
  onSubmitted?: (answerBy?: Date) => void;
};

/** Slots that open as dialogs through `openDialog`; the host adds `onClose`. */
export interface DialogSlots {
  'leads/ContactDialog': ContactDialogProps;
  'leads/ValuationDialog': Record<never, never>;
}

/** Slots placed in a page with `<Slot name>`, and what each is told: a page names it in its `slots`. */
export interface InlineSlots {
  'listings/FeaturedProperties': Record<never, never>;
  /** For phones; nothing on wider pages. */
  'listings/NewestHomes': Record<never, never>;
  'listings/RecentSales': Record<never, never>;
  /** The agent's own homes for sale in these municipalities, under the name of the town. `state`: NJ or NY, where there may be others of the same names. */
  'listings/TownHomes': { town: string; cities: readonly string[]; state?: string };
  /** The towns as one drawn coast, with its homes for sale. */
  'areas/Shore': Record<never, never>;
  'areas/AreasGrid': Record<never, never>;
  /** On a home's page (`params.id`): the town that it stands in. */
  'areas/TownOfHome': Record<never, never>;
  'leads/LeadPopup': Record<never, never>;
}

/** What a page tells the slots that it places. */
export type SlotProps = { readonly [Name in keyof InlineSlots]?: InlineSlots[Name] };
