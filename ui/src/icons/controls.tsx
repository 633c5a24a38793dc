import { Icon, type IconProps } from './icon.tsx';

export const MenuIcon = (props: IconProps) => (
  <Icon box={[26, 16]} weight={1.9} {...props}>
    <path d="M0 1.5h26M0 8h26M0 14.5h26" />
  </Icon>
);

export const CloseIcon = (props: IconProps) => (
  <Icon box={[18, 18]} weight={1.8} {...props}>
    <path d="M2 2l14 14M16 2L2 16" />
  </Icon>
);

export const PauseIcon = (props: IconProps) => (
  <Icon box={[14, 16]} fill="currentColor" weight={0} {...props}>
    <path d="M1 0h4v16H1zM9 0h4v16H9z" />
  </Icon>
);

export const PlayIcon = (props: IconProps) => (
  <Icon box={[14, 16]} fill="currentColor" weight={0} {...props}>
    <path d="M2 0l12 8L2 16z" />
  </Icon>
);

export const AlertIcon = (props: IconProps) => (
  <Icon box={[17, 17]} {...props}>
    <circle cx="8.5" cy="8.5" r="7.5" />
    <path d="M8.5 4.5v5M8.5 12v.6" />
  </Icon>
);

export const CheckIcon = (props: IconProps) => (
  <Icon box={[16, 12]} weight={2} {...props}>
    <path d="M1 6l5 5L15 1" />
  </Icon>
);
