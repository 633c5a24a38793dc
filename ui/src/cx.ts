/** Joins class names and leaves out absent ones. */
export const cx = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');
