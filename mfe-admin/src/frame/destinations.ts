/** The agent's pages. A new page adds itself here; rail, tab bar and sheet follow. */

import {
  AccountIcon,
  DashboardIcon,
  HealthIcon,
  HomesIcon,
  type IconComponent,
  LeadsIcon,
  NumbersIcon,
  PeopleIcon,
  ReleasesIcon,
  ShowingsIcon,
  SiteIcon,
  TodayIcon,
  WordsIcon,
} from './icons.tsx';

export type Destination = {
  label: string;
  to: string;
  Icon: IconComponent;
  /** `work` comes first; `office`, which is needed less often, stands below a line. */
  group: 'work' | 'office';
  /** Has its own place in the tab bar of phones. All others are behind More. Four fit. */
  isInBar?: boolean;
  /** The key that opens it after G. */
  letter?: string;
};

export const destinations: readonly Destination[] = [
  { label: 'Today', to: '/admin/today', Icon: TodayIcon, group: 'work', isInBar: true, letter: 'T' },
  { label: 'Leads', to: '/admin/leads', Icon: LeadsIcon, group: 'work', isInBar: true, letter: 'L' },
  { label: 'Homes', to: '/admin/homes', Icon: HomesIcon, group: 'work', isInBar: true, letter: 'H' },
  { label: 'Showings', to: '/admin/showings', Icon: ShowingsIcon, group: 'work', isInBar: true, letter: 'S' },
  { label: 'People', to: '/admin/people', Icon: PeopleIcon, group: 'work', letter: 'P' },
  { label: 'Testimonials', to: '/admin/testimonials', Icon: WordsIcon, group: 'work' },
  { label: 'Site', to: '/admin/site', Icon: SiteIcon, group: 'work' },
  { label: 'Numbers', to: '/admin/numbers', Icon: NumbersIcon, group: 'work', letter: 'N' },
  { label: 'Dashboard', to: '/admin/dashboard', Icon: DashboardIcon, group: 'office', letter: 'D' },
  { label: 'Account', to: '/admin/account', Icon: AccountIcon, group: 'office', letter: 'A' },
  { label: 'Health', to: '/admin/health', Icon: HealthIcon, group: 'office' },
  { label: 'Releases', to: '/admin/releases', Icon: ReleasesIcon, group: 'office' },
];
