import { invalidCredentialsMessage, type SignInInput } from 'schema';
import type { Database } from '../../core/database.ts';
import { GatewayError } from '../../core/errors.ts';
import type { LoginThrottle } from './login-throttle.ts';
import { verifyPassword } from './password.ts';
import { UserEntity } from './user.entity.ts';

/** The signed-in agent. */
export interface Viewer {
  readonly id: string;
  readonly username: string;
}

export function createAccountService({ database, throttle }: { database: Database; throttle: LoginThrottle }) {
  const find = (where: { username: string } | { id: string }) => database.em().findOne(UserEntity, where);

  return {
    /** INVALID_CREDENTIALS alike, and after the same time, for an unknown name and a wrong password. */
    async signIn({ username, password }: SignInInput, address: string): Promise<Viewer> {
      const key = { address, username };
      await throttle.attempt(key);
      const user = await find({ username });
      if (!(await verifyPassword(user?.password, password)) || user === null) {
        throw new GatewayError('INVALID_CREDENTIALS', invalidCredentialsMessage);
      }
      await throttle.forgive(key);
      return { id: user.id, username: user.username };
    },

    async viewer(id: string): Promise<Viewer | undefined> {
      const user = await find({ id });
      return user === null ? undefined : { id: user.id, username: user.username };
    },
  };
}

export type AccountService = ReturnType<typeof createAccountService>;
