import { expect, it } from 'vitest';
import { estimateKey } from './estimate-key.ts';
import { loadEstimates } from './value-estimates.ts';

it.each(['12 Harbor Avenue', '12 harbor ave.', ' 12  HARBOR Ave '])('knows the home at "%s"', (address) => {
  expect(estimateKey(address, '07701-1234')).toBe('12 harbor ave 07701');
});

it('has fifteen estimates, each within its own range', async () => {
  const estimates = [...(await loadEstimates()).values()];
  expect(estimates).toHaveLength(15);
  for (const { estimate, rangeLow, rangeHigh } of estimates) {
    expect(rangeLow).toBeLessThan(estimate);
    expect(rangeHigh).toBeGreaterThan(estimate);
  }
});
