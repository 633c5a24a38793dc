import type { ReactNode } from 'react';
import { homeStatusOf } from 'schema';
import { clockOf } from '../clock/clock.ts';
import { destinations } from '../frame/destinations.ts';
import { type IconComponent, LeadsIcon, LogOutIcon, PeopleIcon, PlusIcon, SearchIcon } from '../frame/icons.tsx';
import { statusWords } from '../homes/status-words.ts';
import { Thumb } from '../homes/thumb.tsx';
import { leadPath, streetOf, whoOf } from '../leads/lead-words.ts';
import * as styles from './command.css.ts';
import type { Found } from './use-found.ts';

/** An entry of the menu: a page to open, or something to do. */
export type Choice = { id: string; words: string; aside?: string; sign: ReactNode; to?: string; act?: () => void };
export type Group = { name: string; choices: readonly Choice[] };

const signOf = (Icon: IconComponent) => <Icon width={20} height={20} />;

const homesOf = ({ homes }: Found): Choice[] =>
  homes.nodes.map((home) => ({
    id: `home-${home.id}`,
    words: `${home.address}, ${home.city}`,
    aside: statusWords[homeStatusOf(home)].toLowerCase(),
    sign: <Thumb photo={home.photos[0]} className={styles.photo} />,
    to: `/admin/homes/${home.id}`,
  }));

const peopleOf = ({ people }: Found): Choice[] =>
  people.nodes.map(({ id, name, email, leadCount }) => ({
    id: `person-${id}`,
    words: name ? `${name}, ${email}` : email,
    aside: leadCount === 1 ? 'wrote once' : `wrote ${leadCount} times`,
    sign: signOf(PeopleIcon),
    to: `/admin/people/${id}`,
  }));

const leadsOf = ({ leads }: Found, now: number): Choice[] =>
  leads.nodes.map((lead) => {
    const about = lead.propertyTitle ? `asked about ${streetOf(lead.propertyTitle)}` : lead.summary;
    return {
      id: `lead-${lead.id}`,
      words: [whoOf(lead), about].filter(Boolean).join(', '),
      aside: lead.status === 'new' ? clockOf(lead.dueAt, now).words : lead.status,
      sign: signOf(LeadsIcon),
      to: leadPath(lead),
    };
  });

type Deeds = { openKeys: () => void; logOut: () => void };

const deedsOf = ({ openKeys, logOut }: Deeds): Choice[] => [
  { id: 'add', words: 'Add a home', sign: signOf(PlusIcon), to: '/admin/homes/new' },
  ...destinations.map(({ label, to, Icon }) => ({ id: to, words: `Go to ${label}`, sign: signOf(Icon), to })),
  { id: 'import', words: 'Read in a spreadsheet of homes', sign: signOf(PlusIcon), to: '/admin/homes/import' },
  { id: 'keys', words: 'Keys of this site', sign: signOf(SearchIcon), act: openKeys },
  { id: 'log-out', words: 'Log out', sign: signOf(LogOutIcon), act: logOut },
];

/** What matches the typed text, grouped by kind, and the actions that match it. */
export function groupsOf(found: Found, typed: string, now: number, deeds: Deeds): Group[] {
  const words = typed.trim().toLowerCase();
  return [
    { name: 'Homes', choices: homesOf(found) },
    { name: 'People', choices: peopleOf(found) },
    { name: 'Leads', choices: leadsOf(found, now) },
    { name: 'Do', choices: deedsOf(deeds).filter((choice) => choice.words.toLowerCase().includes(words)) },
  ].filter(({ choices }) => choices.length > 0);
}
