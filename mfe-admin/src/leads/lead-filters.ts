/** What of the inbox is shown, as it stands in the address. */

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

/** Kinds as the agent thinks of them: a showing may come by either of two forms. */
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

/** Whatever an address says: unknown words are as if they were not there. */
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

/** What the gateway is asked for. A word is looked for everywhere but in spam, unless one looks at spam. */
export function filterOf({ tab, kind, text, home }: Shown): LeadFilter & { statuses: LeadStatus[] } {
  return {
    statuses: [...statusesOf[tab]],
    ...(kind === 'showing' ? { inquiryTypes: ['showing' as const] } : kind && { kinds: [kind satisfies LeadKind] }),
    ...(text.trim() && { text: text.trim() }),
    ...(home && { propertyId: home }),
  };
}
