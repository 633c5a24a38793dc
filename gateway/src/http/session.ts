import { randomUUID } from 'node:crypto';
import type Koa from 'koa';
import { createSession } from 'koa-session';
import { invalidCredentialsMessage } from 'schema';
import { GatewayError } from '../core/errors.ts';
import type { SessionData } from '../modules/account/session.entity.ts';
import type { SessionStore } from '../modules/account/session.store.ts';
import { settleSession, signedCookie } from './doubled-cookies.ts';
import type { SessionDoor } from './request-scope.ts';
import type { State } from './state.ts';

const LONGEST_MS = 7 * 86_400_000;

/** `__Host-` binds the cookie to exactly this host; browsers accept it over https only. */
export function sessionCookie(publicUrl: string): { name: string; isSecure: boolean } {
  const isSecure = publicUrl.startsWith('https:');
  return { name: isSecure ? '__Host-session' : 'session', isSecure };
}

/**
 * Sessions with an opaque id in the cookie and everything else in the database. Only routes under this middleware read
 * them.
 */
export function sessionMiddleware(app: Koa, sessions: SessionStore, publicUrl: string): Koa.Middleware {
  const { name, isSecure } = sessionCookie(publicUrl);
  const store = {
    get: (key: string) => sessions.get(key),
    async set(key: string, data: SessionData, maxAge: number, { ctx }: { ctx: Koa.Context }) {
      await sessions.set(key, data, maxAge, ctx.get('User-Agent').slice(0, 300) || null);
      const { password } = ctx.state as State;
      if (password === undefined || data.userId === undefined) return;
      if (await sessions.isStillValid(key, data.userId, password)) return;
      ctx.remove('Set-Cookie');
      throw new GatewayError('INVALID_CREDENTIALS', invalidCredentialsMessage);
    },
    destroy: (key: string) => sessions.destroy(key),
  };
  const options = {
    key: name,
    maxAge: LONGEST_MS,
    secure: isSecure,
    httpOnly: true,
    sameSite: 'lax',
    signed: true,
    // koa-session calls this for every anonymous request. Two UUIDs are 244 random bits, and Node makes UUIDs in
    // advance.
    genid: () => `${randomUUID()}${randomUUID()}`,
    // koa-session types its store with another library's function types, which a plain function does not match.
    store: store as unknown as NonNullable<Parameters<typeof createSession>[1]>['store'],
  };
  const session = createSession(options as Parameters<typeof createSession>[0], app);
  return async (ctx, next) => {
    // Behind a proxy the request itself is plain http. PUBLIC_URL tells whether the visitor's browser uses https.
    ctx.cookies.secure = isSecure;
    const others = await settleSession(ctx, name, sessions);
    await session(ctx, next);
    // Signed out: the next request may bring these again.
    if (others.length > 0 && ctx.session === null) for (const key of others) await sessions.destroy(key);
  };
}

interface KoaSession extends SessionData {
  readonly isNew: boolean;
  readonly externalKey?: string;
  regenerate(): Promise<void>;
}

const DEVICE_MS = 180 * 86_400_000;

const deviceCookies = ['device', '__Host-device'] as const;
const deviceCookie = (ctx: Koa.Context) => deviceCookies[ctx.cookies.secure ? 1 : 0];

/**
 * The user who signed in on this device within half a year, and the device's id, from a signed cookie. The cookie alone
 * gives no access.
 */
export function knownDevice(ctx: Koa.Context): { knownUserId?: string | undefined; deviceId?: string | undefined } {
  const [knownUserId, deviceId] = signedCookie(ctx, deviceCookie(ctx))?.split('.') ?? [];
  return { knownUserId, deviceId };
}

/**
 * Whether the device is known, for routes without a session: there `ctx.cookies.secure` is not set, so both cookie
 * names are tried.
 */
export const isKnownDevice = (ctx: Koa.Context): boolean =>
  deviceCookies.some((name) => signedCookie(ctx, name) !== undefined);

/** The user of the request's session. */
export function sessionUserId(ctx: Koa.Context): string | undefined {
  return (ctx.session as KoaSession | null)?.userId;
}

/** The session of a request, as `RequestScope` uses it. */
export function sessionDoor(ctx: Koa.Context): SessionDoor {
  const current = () => ctx.session as KoaSession;
  return {
    key: () => (current()?.userId === undefined ? undefined : current().externalKey),
    /** Makes a new session id at every sign-in: an id that an attacker planted before is worthless then. */
    async begin(userId, password) {
      (ctx.state as State).password = password;
      const { deviceId = randomUUID() } = knownDevice(ctx);
      current().userId = userId;
      current().deviceId = deviceId;
      await current().regenerate();
      const options = { signed: true, httpOnly: true, sameSite: 'strict', maxAge: DEVICE_MS } as const;
      ctx.cookies.set(deviceCookie(ctx), `${userId}.${deviceId}`, options);
    },
    async end() {
      ctx.session = null;
    },
  };
}
