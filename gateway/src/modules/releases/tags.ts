import { type Token, Tokenizer, TokenizerMode } from 'parse5';

export type Tag = { name: string; attributes: ReadonlyMap<string, string> };

/** Elements whose content is text, whatever tags it looks like. */
const TEXT: Readonly<Record<string, Tokenizer['state']>> = {
  script: TokenizerMode.SCRIPT_DATA,
  style: TokenizerMode.RAWTEXT,
  textarea: TokenizerMode.RCDATA,
  title: TokenizerMode.RCDATA,
};

const nothing = (): void => undefined;

/**
 * Calls `see` for each opening tag of a part of a document, as a browser reads it. In a time that grows with the text
 * alone, whatever a release writes: this runs beside the answers to visitors.
 */
export function readTags(html: string, see: (tag: Tag) => void): void {
  const tokenizer = new Tokenizer(
    {},
    {
      onStartTag({ tagName, attrs }: Token.TagToken) {
        see({ name: tagName, attributes: new Map(attrs.map(({ name, value }) => [name, value])) });
        tokenizer.state = TEXT[tagName] ?? tokenizer.state;
      },
      onEndTag: nothing,
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
