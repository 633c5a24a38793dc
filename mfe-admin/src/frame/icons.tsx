import type { ReactNode } from 'react';
import { Icon, type IconProps } from './icon.tsx';

export type IconComponent = (props: IconProps) => ReactNode;

/** Makes an icon component from a drawing. */
const drawn =
  (width: number, height: number, drawing: string, weight?: number): IconComponent =>
  (props) => <Icon box={[width, height]} drawing={drawing} {...(weight ? { weight } : {})} {...props} />;

export const TodayIcon = drawn(20, 20, 'M18.4 10a8.4 8.4 0 1 1-16.8 0a8.4 8.4 0 0 1 16.8 0zM10 4.800V10l3.4 2.6');
export const LeadsIcon = drawn(
  20,
  20,
  'M1.5 11.500L4.6 3h10.800l3.1 8.500V17h-17zM1.5 11.500h5l1.4 2.600h4.200l1.4-2.600h5',
);
export const HomesIcon = drawn(20, 20, 'M1.5 10L10 2l8.5 8M4 8.400V18h12V8.400M8.2 18v-5.500h3.600V18');
export const ShowingsIcon = drawn(20, 20, 'M2 4h16v14H2zM2 8.400h16M6.3 1.500V5M13.7 1.500V5');
export const PeopleIcon = drawn(
  20,
  20,
  'M13.8 6.200a3.8 3.8 0 1 1-7.6 0a3.8 3.8 0 0 1 7.6 0zM2.5 18.500c0-4.1 3.4-6.5 7.5-6.500s7.5 2.4 7.5 6.500',
);
export const WordsIcon = drawn(
  20,
  20,
  'M8 4.500C4.6 5.6 2.7 8.2 2.7 11.600v3.900h5.400v-5.300H5.200M17 4.500c-3.4 1.1-5.3 3.7-5.3 7.100v3.900h5.400v-5.300h-2.9',
);
export const SiteIcon = drawn(20, 20, 'M2 3h16v14H2zM2 7h16M5 10.500h6M5 13.500h4M13.5 10.500h2');
export const NumbersIcon = drawn(20, 20, 'M2 18.200h16M4.5 15v-5M10 15V3M15.5 15V7.5', 1.8);
export const DashboardIcon = drawn(20, 20, 'M2 3h16v14H2zM2 8h16M8 8v9');
export const AccountIcon = drawn(20, 20, 'M10.8 10a4.3 4.3 0 1 1-8.6 0a4.3 4.3 0 0 1 8.6 0zM10.8 10H19v4M15.4 10v3');
export const HealthIcon = drawn(20, 20, 'M1 10.500h4l2.500-7 4.500 13 2.500-6H19');
export const ReleasesIcon = drawn(
  20,
  20,
  'M10 2l8 4.500-8 4.500-8-4.500zM2.500 10.500L10 14.700l7.500-4.200M2.500 14.300L10 18.500l7.500-4.200',
);
export const CheckSign = drawn(16, 16, 'M1.500 8.500l4 4 9-9', 1.8);
export const WarnSign = drawn(
  18,
  18,
  'M16.500 9a7.500 7.500 0 1 1-15 0a7.500 7.500 0 0 1 15 0zM9 4.800v5M9 12.200v1',
  1.8,
);
export const MoreIcon = drawn(22, 14, 'M0 1.200h22M0 7h22M0 12.800h22', 1.8);
export const DotsIcon = (props: IconProps) => (
  <Icon box={[20, 20]} drawing="M4 10h.01M10 10h.01M16 10h.01" weight={3.2} strokeLinecap="round" {...props} />
);
export const OutIcon = drawn(11, 11, 'M1 10L9.5 1.500M3 1.500h6.500V8', 1.5);
export const LogOutIcon = drawn(16, 14, 'M6 1H1v12h5M5 7h10M11.5 3.500L15 7l-3.5 3.5', 1.5);
export const BackIcon = drawn(18, 14, 'M17 7H2M7 1.500L1.5 7 7 12.5');
export const UpIcon = drawn(16, 10, 'M1.5 8.500L8 2l6.5 6.5');
export const DownIcon = drawn(16, 10, 'M1.5 1.500L8 8l6.5-6.5');
export const SearchIcon = drawn(18, 18, 'M13.5 7.600a5.9 5.9 0 1 1-11.8 0a5.9 5.9 0 0 1 11.8 0zM12 12l5 5', 1.8);
export const PlusIcon = drawn(16, 16, 'M8 1v14M1 8h14', 1.9);
