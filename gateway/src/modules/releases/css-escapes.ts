const HIGHEST = 0x110000;

/** The text of a style sheet as CSS reads it: `\68` and `\h` are h, and a line that ends with a backslash goes on. */
export const unescapeCss = (text: string): string =>
  text.replaceAll(/\\(?:([0-9a-f]{1,6})(?:\r\n|\s)?|\r?\n|([\s\S]))/gi, (_, code?: string, itself = '') =>
    code ? String.fromCodePoint(Number.parseInt(code, 16) % HIGHEST) : itself,
  );
