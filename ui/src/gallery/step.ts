/** Which way a key moves along the pictures. */
export const step: Readonly<Record<string, number | undefined>> = { ArrowLeft: -1, ArrowRight: 1 };
