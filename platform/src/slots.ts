/**
 * The slots that parts of the site place without importing them: name → props. The two parts share nothing but these
 * types. A part declares further slots in its `src/slots.d.ts` by merging (`declare module 'platform' { interface
 * InlineSlots { … } }`), so a new slot needs no new version of platform.
 */

import type { InquiryType, WishedHome } from 'schema';

/** What the page may already know when it opens a contact dialog. */
export type ContactDialogProps = {
  interest?: string;
  message?: string;
  /** The home that the visitor asks about. */
  property?: { id: string; title: string; inquiryType: InquiryType };
  /** The homes about which the visitor wants mail. */
  wish?: WishedHome;
  /**
   * Called when the message is accepted. `answerBy`: the time by which the agent answers; absent if that cannot be
   * promised yet.
   */
  onSubmitted?: (answerBy?: Date) => void;
};

/** Slots that `openDialog` opens as dialogs. The dialog host adds `onClose`. */
export interface DialogSlots {
  'leads/ContactDialog': ContactDialogProps;
  'leads/ValuationDialog': Record<never, never>;
}

/** Slots that a page places with `<Slot name>`, and their props, which the page gives in its `slots`. */
export interface InlineSlots {
  'listings/FeaturedProperties': Record<never, never>;
  /** For phones. It renders nothing on wider screens. */
  'listings/NewestHomes': Record<never, never>;
  'listings/RecentSales': Record<never, never>;
  /**
   * The agent's own homes for sale in these municipalities, under the name of the town. `state`: NJ or NY, for names
   * that both states have.
   */
  'listings/TownHomes': { town: string; cities: readonly string[]; state?: string };
  /** The towns on a drawing of the coast, with the homes for sale there. */
  'areas/Shore': Record<never, never>;
  'areas/AreasGrid': Record<never, never>;
  /** On a home's page (`params.id`): the town in which the home lies. */
  'areas/TownOfHome': Record<never, never>;
  'leads/LeadPopup': Record<never, never>;
}

/** The props that a page gives to its slots. */
export type SlotProps = { readonly [Name in keyof InlineSlots]?: InlineSlots[Name] };
