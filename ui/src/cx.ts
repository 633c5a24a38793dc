/** Joins class names, leaving out what is absent. */
export const cx = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');
