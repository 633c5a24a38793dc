import { isTokenString, isTokenURL, tokenize } from '@csstools/css-tokenizer';

const HERE = 'http://site.invalid';

/** The first address of another origin that a style sheet names, as browsers read it: in quotation marks or in `url()`. */
export function foreignAddressIn(css: string): string | undefined {
  for (const token of tokenize({ css })) {
    if (!isTokenString(token) && !isTokenURL(token)) continue;
    const { value } = token[4];
    const url = URL.parse(value, HERE);
    if (url && /^https?:$/.test(url.protocol) && url.origin !== HERE) return value.trim();
  }
  return undefined;
}
