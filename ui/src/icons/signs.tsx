import { Icon, type IconProps } from './icon.tsx';

export const PhoneIcon = (props: IconProps) => (
  <Icon box={[18, 18]} {...props}>
    <path d="M5.6 1.8L7.3 6 5.4 7.6a10 10 0 0 0 5 5L12 10.7l4.2 1.7v2.3c0 .8-.7 1.5-1.5 1.5C7.8 16.2 1.8 10.2 1.8 3.3c0-.8.7-1.5 1.5-1.5z" />
  </Icon>
);

export const MailIcon = (props: IconProps) => (
  <Icon box={[20, 16]} {...props}>
    <path d="M1 1.5h18v13H1zM1.5 2l8.5 7 8.5-7" />
  </Icon>
);

/** The outline of a house, shown where a picture is still missing. */
export const HouseIcon = (props: IconProps) => (
  <Icon box={[54, 44]} weight={1.5} {...props}>
    <path d="M3 23L27 4l24 19M9 19v22h36V19M22 41V28h10v13" />
  </Icon>
);

export const StarIcon = (props: IconProps) => (
  <Icon box={[17, 17]} fill="currentColor" weight={0} {...props}>
    <path d="M8.5 .8l2.3 5 5.4.6-4 3.7 1.1 5.4-4.8-2.7-4.8 2.7 1.1-5.4-4-3.7 5.4-.6z" />
  </Icon>
);
