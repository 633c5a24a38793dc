import { TokenType, tokenize } from '@csstools/css-tokenizer';

const { CloseCurly, CloseParen, CloseSquare } = TokenType;
/** What ends that which begins with a token. */
const ends: ReadonlyMap<TokenType, TokenType> = new Map([
  [TokenType.OpenCurly, CloseCurly],
  [TokenType.OpenParen, CloseParen],
  [TokenType.Function, CloseParen],
  [TokenType.OpenSquare, CloseSquare],
]);
const isSpace = new Set<TokenType>([TokenType.Whitespace, TokenType.Comment]);
const closing = new Set<TokenType>(ends.values());

/**
 * Why browsers may find other rules in a style sheet than postcss does: it reads on where they give up, as in a string that does
 * not end with its line, and knows fewer brackets. Undefined if both find the same.
 */
export function faultOfSyntax(css: string): string | undefined {
  const faults: string[] = [];
  const open: TokenType[] = [];
  for (const [type, text] of tokenize({ css }, { onParseError: ({ message }) => void faults.push(message) })) {
    const end = ends.get(type);
    if (end) open.push(end);
    else if (closing.has(type) && open.pop() !== type) faults.push(`${text} closes what is not open`);
  }
  if (open.length > 0) faults.push('a bracket is not closed');
  return faults[0];
}

/**
 * The words of a property's value as CSS compares them, up to a stroke, behind which the shorthands of names say something else.
 * `isComputed`: a function stands for some of them; `reversed()` holds a word as it is.
 */
export function wordsIn(value: string): { words: string[]; isComputed: boolean } {
  const words: string[] = [];
  const around: string[] = [];
  let isComputed = false;
  for (const token of tokenize({ css: value })) {
    const [type, text] = token;
    if (type === TokenType.Delim && text === '/') break;
    if (ends.has(type)) {
      around.push(text.toLowerCase());
      isComputed ||= around.at(-1) !== 'reversed(';
    } else if (closing.has(type)) around.pop();
    else if (type === TokenType.Ident && around.every((opened) => opened === 'reversed(')) words.push(token[4].value);
  }
  return { words, isComputed };
}

/** The custom properties that a value asks for, by `var()`. */
export function variablesIn(value: string): string[] {
  if (!/var\(/i.test(value)) return [];
  const tokens = tokenize({ css: value }).filter(([type]) => !isSpace.has(type));
  return tokens.flatMap((token, index) => {
    const before = tokens[index - 1];
    const isAsked = before?.[0] === TokenType.Function && before[4].value.toLowerCase() === 'var';
    return isAsked && token[0] === TokenType.Ident ? [token[4].value] : [];
  });
}
