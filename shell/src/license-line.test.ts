import type { Site } from 'schema';
import { expect, test } from 'vitest';
import { licenseLine } from './license-line.ts';

const agentWith = (...licenses: Site['agent']['licenses']) => ({ licenses }) as Site['agent'];

test('one kind of license is named once, with its states', () => {
  const agent = agentWith(
    { type: 'Salesperson', state: 'NJ', number: '1' },
    { type: 'Salesperson', state: 'NY', number: '2' },
  );
  expect(licenseLine(agent)).toBe('Salesperson, New Jersey and New York');
});

test('two kinds stand apart', () => {
  const agent = agentWith(
    { type: 'Broker', state: 'NJ', number: '1' },
    { type: 'Salesperson', state: 'NY', number: '2' },
  );
  expect(licenseLine(agent)).toBe('Broker, New Jersey; Salesperson, New York');
});
