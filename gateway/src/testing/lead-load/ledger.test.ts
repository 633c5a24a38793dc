import { expect, it } from 'vitest';
import { isMisjudged } from './ledger.ts';
import { makeSubmissions } from './submissions.ts';
import type { Outcome } from './visitor.ts';

const submissions = makeSubmissions(25, 'a home');
const told = (expected: 'stored' | 'refused', outcome: Outcome, second?: Outcome) => {
  const submission = submissions.find((one) => one.expected === expected);
  if (submission === undefined) throw new Error(`None is ${expected}`);
  return isMisjudged({
    submission,
    outcome,
    second,
    tries: 1,
    answerMs: 1,
    totalMs: 1,
    answeredAt: 0,
    wasSpooled: false,
  });
};

it('finds fault with what a visitor did not deserve to be told', () => {
  expect([told('stored', 'accepted'), told('refused', 'refused')]).toEqual([false, false]);
  expect([told('stored', 'refused'), told('refused', 'accepted'), told('stored', 'unanswered')]).toEqual([
    true,
    true,
    true,
  ]);
});

it('finds fault with a second click that was promised something else than the first', () => {
  expect([told('stored', 'accepted', 'accepted'), told('refused', 'refused', 'refused')]).toEqual([false, false]);
  expect([told('stored', 'accepted', 'refused'), told('stored', 'accepted', 'unanswered')]).toEqual([true, true]);
  expect(told('refused', 'refused', 'accepted')).toBe(true);
});
