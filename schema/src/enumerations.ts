// Closed lists of words. Both doors, the tables and the forms spell them from here.

export const propertyStatuses = ['active', 'pending', 'sold'] as const;
export type PropertyStatus = (typeof propertyStatuses)[number];

/** What the agent sorts homes by: an archived one, or one that was never on the site, is only that, whatever its status. */
export const homeStatuses = [...propertyStatuses, 'draft', 'archived'] as const;
export type HomeStatus = (typeof homeStatuses)[number];

export const listingTypes = ['sale', 'rent'] as const;
export type ListingType = (typeof listingTypes)[number];

export const representedSides = ['Buyer', 'Seller'] as const;
export type Represented = (typeof representedSides)[number];

export const propertySorts = ['newest', 'newestSold', 'priceAscending', 'priceDescending'] as const;
export type PropertySort = (typeof propertySorts)[number];

export const contactInterests = ['buying', 'selling', 'both', 'renting', 'other'] as const;
export type ContactInterest = (typeof contactInterests)[number];

/** The sources of the site's own contact forms; API clients may send another word. */
export const contactSources = ['modal', 'contact_page'] as const;
export type ContactSource = (typeof contactSources)[number];

export const homePropertyTypes = ['single_family', 'condo', 'townhouse', 'multi_family'] as const;
export type HomePropertyType = (typeof homePropertyTypes)[number];

/** What the valuation form prints for each property type. */
export const homePropertyTypeLabels: Readonly<Record<HomePropertyType, string>> = {
  single_family: 'Single Family Home',
  condo: 'Condo',
  townhouse: 'Townhouse',
  multi_family: 'Multi-Family',
};

export const inquiryTypes = ['showing', 'info', 'general'] as const;
export type InquiryType = (typeof inquiryTypes)[number];

export const leadKinds = ['contact', 'valuation', 'inquiry', 'capture'] as const;
export type LeadKind = (typeof leadKinds)[number];

export const leadStatuses = ['new', 'contacted', 'closed', 'spam'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

export const leadSorts = ['newest', 'due'] as const;
export type LeadSort = (typeof leadSorts)[number];

/** What a lead sends out: word to the agent, an acknowledgement to the visitor, and the agent's own answer. */
export const outgoingKinds = ['agent_notice', 'acknowledgement', 'answer', 'test', 'testimonial_request'] as const;
export type OutgoingKind = (typeof outgoingKinds)[number];

/** How the agent answered. The site sends mail only; a text or a call is the agent's own, and noted. */
export const answerChannels = ['mail', 'text', 'call'] as const;
export type AnswerChannel = (typeof answerChannels)[number];

/** A showing is arranged as one of these; what becomes of it are the others. */
export const arrangedStates = ['proposed', 'accepted'] as const;

export const showingStates = [...arrangedStates, 'done', 'no_show', 'cancelled'] as const;
export type ShowingState = (typeof showingStates)[number];

/** `dead`: given up after the last attempt. `held`: its lead is taken for spam. */
export const outgoingStates = ['waiting', 'sent', 'dead', 'held'] as const;
export type OutgoingState = (typeof outgoingStates)[number];

/** What the bot check said: it ran and passed, it could not be asked, or it was not asked. */
export const verifications = ['verified', 'unverified', 'unchecked'] as const;
export type Verification = (typeof verifications)[number];

/** The actions for which the bot-check service hands out tokens. */
export const botCheckActions = ['CONTACT_FORM_SUBMIT', 'CONTACT_PAGE_SUBMIT', 'HOME_VALUATION_SUBMIT'] as const;
export type BotCheckAction = (typeof botCheckActions)[number];

/** The bot-check action that a contact message of this source must have been given a token for. */
export function contactAction(source: string): BotCheckAction {
  return source === 'contact_page' ? 'CONTACT_PAGE_SUBMIT' : 'CONTACT_FORM_SUBMIT';
}
