import { type Token, Tokenizer, TokenizerMode } from 'parse5';

export type Tag = { name: string; attributes: ReadonlyMap<string, string> };

/** Elements whose content is text, whatever tags it looks like. */
const TEXT: Readonly<Record<string, Tokenizer['state']>> = {
  iframe: TokenizerMode.RAWTEXT,
  noembed: TokenizerMode.RAWTEXT,
  noframes: TokenizerMode.RAWTEXT,
  // No tag ends it: the rest of the document is its text.
  plaintext: TokenizerMode.PLAINTEXT,
  script: TokenizerMode.SCRIPT_DATA,
  style: TokenizerMode.RAWTEXT,
  textarea: TokenizerMode.RCDATA,
  title: TokenizerMode.RCDATA,
  xmp: TokenizerMode.RAWTEXT,
};

const isDrawing = (name: string): boolean => name === 'svg' || name === 'math';
const nothing = (): void => undefined;

/** Elements without content, which no tag closes. */
const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

/**
 * Calls `see` for each opening tag of a part of a document, as a browser reads it, and `close` for each closing one, also
 * of elements that can have none. In a time that grows with the text alone, whatever a release writes: this runs beside
 * the answers to visitors.
 */
export function readTags(html: string, see: (tag: Tag) => void, close: (name: string) => void = nothing): void {
  // Within a drawing no element's content is text, not a title's either.
  let drawings = 0;
  const tokenizer = new Tokenizer(
    {},
    {
      onStartTag({ tagName: name, attrs, selfClosing }: Token.TagToken) {
        see({ name, attributes: new Map(attrs.map((attribute) => [attribute.name, attribute.value])) });
        if (VOID.has(name) || (selfClosing && (drawings > 0 || isDrawing(name)))) close(name);
        if (isDrawing(name) && !selfClosing) drawings += 1;
        else if (drawings === 0) tokenizer.state = TEXT[name] ?? tokenizer.state;
      },
      onEndTag({ tagName: name }: Token.TagToken) {
        if (isDrawing(name) && drawings > 0) drawings -= 1;
        close(name);
      },
      onComment: nothing,
      onDoctype: nothing,
      onEof: nothing,
      onCharacter: nothing,
      onNullCharacter: nothing,
      onWhitespaceCharacter: nothing,
    },
  );
  tokenizer.write(html, true);
}
