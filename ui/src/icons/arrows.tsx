import { Icon, type IconProps } from './icon.tsx';

export const ArrowLeftIcon = (props: IconProps) => (
  <Icon box={[18, 14]} {...props}>
    <path d="M17 7H2M7 1.5L1.5 7 7 12.5" />
  </Icon>
);

export const ArrowRightIcon = (props: IconProps) => (
  <Icon box={[18, 14]} {...props}>
    <path d="M1 7h15M11 1.5L16.5 7 11 12.5" />
  </Icon>
);

/** The arrow after a text link. */
export const ArrowLongIcon = (props: IconProps) => (
  <Icon box={[20, 12]} {...props}>
    <path d="M0 6h18M13 1l5 5-5 5" />
  </Icon>
);

export const ChevronIcon = (props: IconProps) => (
  <Icon box={[11, 7]} weight={1.6} {...props}>
    <path d="M1 1l4.5 4.5L10 1" />
  </Icon>
);

/** For links that leave the site. */
export const ExternalIcon = (props: IconProps) => (
  <Icon box={[11, 11]} weight={1.5} {...props}>
    <path d="M1 10L9.5 1.5M3 1.5h6.5V8" />
  </Icon>
);
