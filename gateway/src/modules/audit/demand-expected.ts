import type { InputIssue } from 'schema';
import { GatewayError } from '../../core/errors.ts';
import { differences, type Facts } from './differences.ts';

export interface Expectation {
  readonly now: Facts;
  /** The record as the person saw it before the change. */
  readonly expected: Facts;
  readonly change: Facts;
}

/**
 * For a record that is added by an id of the client's: throws CONFLICT unless it stands there as it is added now. `now`:
 * the fields of the record, `asked`: those of the call. `words` say what was done with it.
 */
export function demandSame(now: Facts, asked: Facts, words = 'It was added already, in other words'): void {
  const stands = Object.fromEntries(Object.keys(asked).map((field) => [field, now[field]]));
  if (differences(stands, asked).length > 0) throw new GatewayError('CONFLICT', words);
}

const atItsName = (field: string): readonly string[] => [field];

/**
 * Throws CONFLICT if somebody else has changed a field of `change` since, to another value than `change` has. There is
 * one issue for each such field, with the current value. `pathOf` gives the field's path in the input.
 */
export function demandExpected({ now, expected, change }: Expectation, pathOf = atItsName): void {
  const stillToDo = new Set(differences(now, change).map(({ field }) => field));
  const others = differences(expected, now).filter(
    ({ field }) => field in expected && field in change && stillToDo.has(field),
  );
  if (others.length > 0) throw changedMeanwhile(issuesOf(others, pathOf));
}

/** For what is one thing in several fields: throws CONFLICT if `change` changes it and a field of it is not as expected. */
export function demandExpectedWhole({ now, expected, change }: Expectation): void {
  if (differences(now, change).length === 0) return;
  const others = differences(expected, now);
  if (others.length > 0) throw changedMeanwhile(issuesOf(others));
}

const issuesOf = (
  others: ReadonlyArray<{ readonly field: string; readonly after?: unknown }>,
  pathOf = atItsName,
): InputIssue[] =>
  others.map(({ field, after }) => ({
    path: [...pathOf(field)],
    message: `Changed meanwhile: ${after ?? 'nothing any more'}`,
  }));

/** CONFLICT: the issues name what somebody else has changed. */
export const changedMeanwhile = (issues: readonly InputIssue[]) =>
  new GatewayError('CONFLICT', 'Somebody else has changed it meanwhile', { issues });
