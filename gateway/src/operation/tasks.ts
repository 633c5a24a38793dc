import { parseOrThrow } from '../core/errors.ts';
import { type BackupDeps, backUp, backupPlace, restore, restorePlace } from './backup.ts';
import { createAdmin, newAdmin } from './create-admin.ts';
import { erasePerson, person } from './erase-person.ts';
import { account, resetSecondFactor } from './reset-second-factor.ts';

export type TaskName = 'create-admin' | 'back-up' | 'restore' | 'erase-person' | 'reset-second-factor';

/** A task for an operator on the command line. Throws GatewayErrors, whose messages are for the operator. */
export type RunTask = (name: TaskName, input: unknown) => Promise<object>;

export function createTasks(deps: BackupDeps): RunTask {
  const tasks: Readonly<Record<TaskName, (input: unknown) => Promise<object>>> = {
    'create-admin': (input) => createAdmin(deps.database, parseOrThrow(newAdmin, input)),
    'back-up': (input) => backUp(deps, parseOrThrow(backupPlace, input)),
    restore: (input) => restore(deps, parseOrThrow(restorePlace, input)),
    'erase-person': (input) => erasePerson(deps, parseOrThrow(person, input)),
    'reset-second-factor': (input) => resetSecondFactor(deps.database, parseOrThrow(account, input)),
  };
  return async (name, input) => tasks[name](input);
}
