import { expect, test } from 'vitest';
import { inRem } from './rem.ts';

test.each([
  ['15px', '0.9375rem'],
  ['.5px', '0.03125rem'],
  ['600 13px/24px x', '600 0.8125rem/1.5rem x'],
  ['clamp(46px, 7.1vw, 104px)', 'clamp(2.875rem, 7.1vw, 6.5rem)'],
  ['(max-width: 599px) and (min-resolution: 2dppx)', '(max-width: 37.4375rem) and (min-resolution: 2dppx)'],
])('%s is %s', (pixels, rem) => expect(inRem(pixels)).toBe(rem));
