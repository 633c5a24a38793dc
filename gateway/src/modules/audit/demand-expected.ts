import { GatewayError } from '../../core/errors.ts';
import { differences, type Facts } from './differences.ts';

export interface Meanwhile {
  readonly now: Facts;
  /** What whoever changes it saw of it. */
  readonly expected: Facts;
  readonly change: Facts;
}

/**
 * CONFLICT where a field that is changed is neither as it was seen nor as it is to be: somebody else was first. An issue a
 * field says what stands there; `pathOf` names the field as the input does.
 */
export function demandExpected(
  { now, expected, change }: Meanwhile,
  pathOf = (field: string): readonly string[] => [field],
): void {
  const stillToDo = new Set(differences(now, change).map(({ field }) => field));
  const issues = differences(expected, now)
    .filter(({ field }) => field in expected && field in change && stillToDo.has(field))
    .map(({ field, after }) => ({
      path: [...pathOf(field)],
      message: `Changed meanwhile: ${after ?? 'nothing any more'}`,
    }));
  if (issues.length === 0) return;
  throw new GatewayError('CONFLICT', 'Somebody else has changed it meanwhile', { issues });
}
