import { expect, it } from 'vitest';
import { withOrderedHashes } from './ordered-hashes-plugin.ts';

it('writes the hashes of a runtime in one order, and nothing else otherwise', () => {
  const rest = 'd.p="/web/";var a={b:1,a:2};';
  const one = `${rest}d.sriHashes={926:"x,1",213:"y"},d.sriExtractCssHashes={887:"p",213:"q"};`;
  const other = `${rest}d.sriHashes={213:"y",926:"x,1"},d.sriExtractCssHashes={213:"q",887:"p"};`;
  expect(withOrderedHashes(one)).toBe(other);
  expect(withOrderedHashes(other)).toBe(other);
});
