import type { Client } from '../../core/client.ts';
import type { Database } from '../../core/database.ts';
import { badInput } from '../../core/errors.ts';
import type { Viewer } from './account.service.ts';
import type { LoginGuard } from './login-guard.ts';
import { verifyPassword } from './password.ts';
import { UserEntity } from './user.entity.ts';

/**
 * Throws BAD_INPUT at `field` unless it is the agent's password. The limits of the sign-in apply, so a stolen session
 * does not help to guess it. Returns the stored hash of the password.
 */
export type ConfirmPassword = (password: string, field?: string) => Promise<string>;

export const wrongPassword = (field: string) => badInput([{ path: [field], message: 'Wrong password' }]);

export interface ConfirmDeps {
  readonly database: Database;
  readonly guard: LoginGuard;
  readonly viewer: Viewer;
  readonly client: Client;
}

export function createConfirmPassword({ database, guard, viewer, client }: ConfirmDeps): ConfirmPassword {
  return async (password, field = 'password') => {
    const attempt = { client, username: viewer.username, user: viewer };
    await guard.admit(attempt);
    const user = await database.em().findOneOrFail(UserEntity, { id: viewer.id });
    if (!(await verifyPassword(user.password, password))) {
      await guard.noteFailure(attempt, 'passwordFailed');
      throw wrongPassword(field);
    }
    await guard.forgive(attempt);
    return user.password;
  };
}
