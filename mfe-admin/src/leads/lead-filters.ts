/** What the inbox shows, as in the URL. */

import type { LeadFilter, LeadKind, LeadSort, LeadStatus } from '../generated/operations.ts';

export const tabs = ['open', 'answered', 'closed', 'spam', 'all'] as const;
export type Tab = (typeof tabs)[number];

export const tabLabels: Readonly<Record<Tab, string>> = {
  open: 'Open',
  answered: 'Answered',
  closed: 'Closed',
  spam: 'Spam',
  all: 'All',
};

const statusesOf = {
  open: ['new'],
  answered: ['contacted'],
  closed: ['closed'],
  spam: ['spam'],
  all: ['new', 'contacted', 'closed', 'spam'],
} as const;

/** Kinds as the agent sees them: two different forms may ask for a showing. */
export const kindChoices = {
  showing: 'Showings',
  contact: 'Contacts',
  inquiry: 'Questions about a home',
  valuation: 'Valuations',
  capture: 'Popups',
} as const;
export type KindChoice = keyof typeof kindChoices;

export type Shown = {
  tab: Tab;
  kind: KindChoice | null;
  sort: LeadSort;
  text: string;
  home: string | null;
};

const oneOf = <Word extends string>(words: readonly Word[], word: string | null): Word | null =>
  words.find((known) => known === word) ?? null;

/** Reads a URL. Unknown words are ignored. */
export function readShown(search: URLSearchParams): Shown {
  const tab = oneOf(tabs, search.get('show')) ?? 'open';
  return {
    tab,
    kind: oneOf(Object.keys(kindChoices) as KindChoice[], search.get('kind')),
    sort: oneOf(['newest', 'due'] as const, search.get('sort')) ?? (tab === 'open' ? 'due' : 'newest'),
    text: search.get('text') ?? '',
    home: search.get('home'),
  };
}

/** The gateway's filter. Spam is searched only in its own tab. */
export function filterOf({ tab, kind, text, home }: Shown): LeadFilter & { statuses: LeadStatus[] } {
  return {
    statuses: [...statusesOf[tab]],
    ...(kind === 'showing' ? { inquiryTypes: ['showing' as const] } : kind && { kinds: [kind satisfies LeadKind] }),
    ...(text.trim() && { text: text.trim() }),
    ...(home && { propertyId: home }),
  };
}
