import { expect, it } from 'vitest';
import { leadAddress, stateOfZip } from './lead-address.ts';

it.each([
  ['10023', 'NY'],
  ['14925', 'NY'],
  ['07701', 'NJ'],
  ['15001', 'NJ'],
])('puts ZIP %s into %s', (zipCode, state) => {
  expect(stateOfZip(zipCode)).toBe(state);
});

it('joins the parts of an address', () => {
  expect(leadAddress({ street: ' 12 Harbor Row ', city: 'Red Bank', zipCode: ' 07701' })).toBe(
    '12 Harbor Row, Red Bank, NJ 07701',
  );
});
