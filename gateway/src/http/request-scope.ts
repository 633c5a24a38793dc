import type { SecondStepInput, SignInInput } from 'schema';
import type { Client } from '../core/client.ts';
import { unauthenticated } from '../core/errors.ts';
import type { Proven, Viewer } from '../modules/account/account.service.ts';
import type { AdminServices, Services, ServiceTable } from '../services.ts';

/** The session as the cookie carries it. */
export interface SessionDoor {
  /** The session key in the cookie; undefined without a session. */
  key(): string | undefined;
  /** `password`: the stored hash that was the user's when they proved who they are. */
  begin(userId: string, password: string): Promise<void>;
  end(): Promise<void>;
}

/** Everything that a handler or resolver works with, the same for REST and GraphQL. */
export interface RequestScope {
  readonly client: Client;
  /** Changes with signIn and signOut within the request. */
  readonly services: Services;
  readonly viewer: Viewer | undefined;
  /** The session key of this request's cookie. */
  sessionKey(): string | undefined;
  /** Throws SECOND_FACTOR_REQUIRED if the password alone is not enough; then nobody is signed in yet. */
  signIn(input: SignInInput): Promise<Viewer>;
  finishSignIn(input: SecondStepInput): Promise<Viewer>;
  /** Does nothing if nobody is signed in. */
  signOut(): Promise<void>;
  /** The parts of a text as one, which the answer holds; see `createWholeTexts`. */
  whole(parts: AsyncIterable<string>): Promise<string>;
}

export interface ScopeDeps {
  readonly table: ServiceTable;
  readonly client: Client;
  readonly door: SessionDoor;
  readonly viewer: Viewer | undefined;
  readonly whole: RequestScope['whole'];
}

/** The scope of one request. Its services change when the viewer signs in or out. */
export function createScope({ table, client, door, viewer: first, whole }: ScopeDeps): RequestScope {
  let viewer = first;
  let services = table.of(first, client, door.key());
  const become = (next: Viewer | undefined) => {
    viewer = next;
    services = table.of(next, client);
  };
  async function begin({ viewer: next, password }: Proven, action: string): Promise<Viewer> {
    await door.begin(next.id, password);
    become(next);
    await services.admin?.account.noteSignIn(action);
    return next;
  }
  return {
    client,
    get services() {
      return services;
    },
    get viewer() {
      return viewer;
    },
    sessionKey: door.key,
    whole,
    async signIn(input) {
      return begin(await services.account.signIn(input, client), 'signIn');
    },
    async finishSignIn(input) {
      const signedIn = await services.signInSteps.finish(input, client);
      return begin(signedIn, signedIn.action);
    },
    async signOut() {
      if (viewer === undefined) return;
      await services.admin?.account.endNews();
      await door.end();
      become(undefined);
    },
  };
}

/** The scope of a reader who cannot sign in: for in-process queries of public pages. */
export function createAnonymousScope(table: ServiceTable): RequestScope {
  const door: SessionDoor = { key: () => undefined, begin: refuse, end: async () => {} };
  const client = { address: 'in-process', userAgent: null };
  return createScope({ table, door, client, viewer: undefined, whole: refuse });
}

const refuse = async (): Promise<never> => {
  throw unauthenticated();
};

/** The agent's services; throws UNAUTHENTICATED for anybody else. */
export function demandAdmin({ services }: RequestScope): AdminServices {
  if (services.admin === undefined) throw unauthenticated();
  return services.admin;
}
