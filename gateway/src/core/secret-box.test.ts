import { expect, it } from 'vitest';
import { createSecretBox } from './secret-box.ts';

it('opens what was sealed, with the same key or after it was changed, and with no other', () => {
  const sealed = createSecretBox(['old']).seal('JBSWY3DP');
  expect(sealed).not.toContain('JBSWY3DP');
  expect(createSecretBox(['new', 'old']).open(sealed)).toBe('JBSWY3DP');
  expect(createSecretBox(['new']).open(sealed)).toBeUndefined();
  expect(createSecretBox(['old']).open(`${sealed.slice(0, -2)}AA`)).toBeUndefined();
  expect(createSecretBox(['old']).open('')).toBeUndefined();
});

it('seals the same secret differently each time', () => {
  const box = createSecretBox(['key']);
  expect(box.seal('JBSWY3DP')).not.toBe(box.seal('JBSWY3DP'));
});
