// Closed lists of words. REST, GraphQL, the database and the forms take their spelling from here.

export const propertyStatuses = ['active', 'pending', 'sold'] as const;
export type PropertyStatus = (typeof propertyStatuses)[number];

/**
 * The statuses by which the agent sorts homes. An archived home or a draft counts as that only, whatever its `status`
 * is.
 */
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

/** The sources of the site's own contact forms. API clients may send others. */
export const contactSources = ['modal', 'contact_page'] as const;
export type ContactSource = (typeof contactSources)[number];

export const homePropertyTypes = ['single_family', 'condo', 'townhouse', 'multi_family'] as const;
export type HomePropertyType = (typeof homePropertyTypes)[number];

/** The label of each property type in the valuation form. */
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

/** The messages that the site sends: to the agent, to visitors who wrote, a test, and a request for a testimonial. */
export const outgoingKinds = ['agent_notice', 'acknowledgement', 'answer', 'test', 'testimonial_request'] as const;
export type OutgoingKind = (typeof outgoingKinds)[number];

/** How the agent answered. The site sends mail only; texts and calls are made by the agent, and noted. */
export const answerChannels = ['mail', 'text', 'call'] as const;
export type AnswerChannel = (typeof answerChannels)[number];

/** A showing begins in one of these states. The other states say what became of it. */
export const arrangedStates = ['proposed', 'accepted'] as const;

export const showingStates = [...arrangedStates, 'done', 'no_show', 'cancelled'] as const;
export type ShowingState = (typeof showingStates)[number];
/** Nothing has become of it yet. */
export const isToCome = (state: ShowingState): boolean => arrangedStates.some((one) => one === state);

/** `dead`: given up after the last attempt. `held`: the lead is marked as spam. */
export const outgoingStates = ['waiting', 'sent', 'dead', 'held'] as const;
export type OutgoingState = (typeof outgoingStates)[number];

/** The result of the bot check: it passed, the service could not be reached, or there was no check. */
export const verifications = ['verified', 'unverified', 'unchecked'] as const;
export type Verification = (typeof verifications)[number];

/** The actions for which the bot-check service gives tokens. */
export const botCheckActions = ['CONTACT_FORM_SUBMIT', 'CONTACT_PAGE_SUBMIT', 'HOME_VALUATION_SUBMIT'] as const;
export type BotCheckAction = (typeof botCheckActions)[number];

/** The bot-check action for which the token of a contact message from this source must have been made. */
export function contactAction(source: string): BotCheckAction {
  return source === 'contact_page' ? 'CONTACT_PAGE_SUBMIT' : 'CONTACT_FORM_SUBMIT';
}
