import { Icon, type IconProps } from './icon.tsx';

/** A sail between two lines of water, in a ring. */
export const LogoMark = (props: IconProps) => (
  <Icon box={[40, 40]} weight={0} {...props}>
    <circle cx="20" cy="20" r="19" stroke="currentColor" strokeWidth="1.5" />
    <path d="M19 7.5V25H8.5C13.5 20.5 17 14.5 19 7.5z" fill="currentColor" />
    <path d="M21.8 10.5C23.5 16 26.8 21 31 25h-9.2z" fill="#c9704c" />
    <path
      d="M6.8 29.2c3-1.7 5.2-1.7 8.2 0s5.3 1.7 8.3 0 5.2-1.7 9.7 0M11.5 33.6c2.6-1.4 4.5-1.4 6.8 0s4.7 1.4 9.7-.3"
      stroke="currentColor"
      strokeWidth="1.6"
    />
  </Icon>
);
