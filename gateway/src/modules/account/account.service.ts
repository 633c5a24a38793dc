import { invalidCredentialsMessage, type SignInInput } from 'schema';
import type { Client } from '../../core/client.ts';
import type { Database } from '../../core/database.ts';
import { GatewayError } from '../../core/errors.ts';
import type { LoginGuard } from './login-guard.ts';
import { verifyPassword } from './password.ts';
import { UserEntity } from './user.entity.ts';

/** The signed-in agent. */
export interface Viewer {
  readonly id: string;
  readonly username: string;
}

/** Who has just proved who they are. */
export interface Proven {
  readonly viewer: Viewer;
  /** The stored hash of the user's password at that time: a session begins only while it is still the password. */
  readonly password: string;
}

export interface AccountServiceDeps {
  readonly database: Database;
  readonly guard: LoginGuard;
  /** Throws SECOND_FACTOR_REQUIRED if the right password is not enough. */
  readonly signInSteps: { demandSecondStep(userId: string): Promise<void> };
}

export function createAccountService({ database, guard, signInSteps }: AccountServiceDeps) {
  const find = (where: { username: string } | { id: string }) => database.em().findOne(UserEntity, where);

  return {
    /**
     * Throws INVALID_CREDENTIALS for an unknown name and for a wrong password, after the same time, so that nobody can
     * find out which names exist.
     */
    async signIn({ username, password }: SignInInput, client: Client): Promise<Proven> {
      const user = await find({ username });
      const attempt = { client, username, user };
      await guard.admit(attempt);
      const isRight = await verifyPassword(user?.password, password);
      // The check takes a while. If the password was changed meanwhile, its sessions were ended, so it must not open a
      // new one.
      if (!isRight || user === null || (await find({ id: user.id }))?.password !== user.password) {
        await guard.noteFailure(attempt);
        throw new GatewayError('INVALID_CREDENTIALS', invalidCredentialsMessage);
      }
      await signInSteps.demandSecondStep(user.id).catch(async (error: unknown) => {
        await guard.pass(attempt);
        throw error;
      });
      await guard.forgive(attempt);
      return { viewer: { id: user.id, username: user.username }, password: user.password };
    },

    async viewer(id: string): Promise<Viewer | undefined> {
      const user = await find({ id });
      return user === null ? undefined : { id: user.id, username: user.username };
    },
  };
}

export type AccountService = ReturnType<typeof createAccountService>;
