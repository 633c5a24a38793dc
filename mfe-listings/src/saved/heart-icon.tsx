/** The style of a pressed button fills it. */
export const HeartIcon = () => (
  <svg
    width="22"
    height="20"
    viewBox="0 0 22 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.7"
    strokeLinejoin="round"
    aria-hidden="true"
    style={{ flex: 'none' }}
  >
    <path d="M11 18C4 13 1.5 9.500 1.500 6.300A4.800 4.800 0 0 1 11 4.600a4.800 4.800 0 0 1 9.500 1.700C20.500 9.500 18 13 11 18z" />
  </svg>
);
