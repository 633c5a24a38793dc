import { isTokenString, isTokenURL, tokenize } from '@csstools/css-tokenizer';

/** The site is asked for by either scheme, and `http:other.example` is relative to one of them alone. */
const HERE = ['http://site.invalid', 'https://site.invalid'];

function isForeign(address: string): boolean {
  return HERE.some((here) => {
    const url = URL.parse(address, here);
    return url !== null && /^https?:$/.test(url.protocol) && url.origin !== here;
  });
}

/** The first address of another origin that a style sheet names, as browsers read it: in quotation marks or in `url()`. */
export function foreignAddressIn(css: string): string | undefined {
  for (const token of tokenize({ css })) {
    if (!isTokenString(token) && !isTokenURL(token)) continue;
    const { value } = token[4];
    if (isForeign(value)) return value.trim();
  }
  return undefined;
}
