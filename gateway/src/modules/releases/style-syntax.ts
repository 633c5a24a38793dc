import { TokenType, tokenize } from '@csstools/css-tokenizer';

const { CloseCurly, CloseParen, CloseSquare } = TokenType;
/** What ends that which begins with a token. */
const ends: ReadonlyMap<TokenType, TokenType> = new Map([
  [TokenType.OpenCurly, CloseCurly],
  [TokenType.OpenParen, CloseParen],
  [TokenType.Function, CloseParen],
  [TokenType.OpenSquare, CloseSquare],
]);
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
