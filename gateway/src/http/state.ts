import type { Context, Middleware } from 'koa';
import type { RequestScope } from './request-scope.ts';

/** What earlier middleware leaves for later middleware. */
export interface State {
  requestId: string;
  scope: RequestScope;
  /** Set at a sign-in: the stored hash of the password that holds for it. */
  password?: string;
  /** Set if the answer may be sent again; false when it is out of date (`response-cache.ts`). */
  repeatsWhile?: () => boolean;
  /** Run each time the answer is sent again. */
  onRepeat?: readonly Effect[];
}

export type Effect = (ctx: GatewayContext) => void;

export type GatewayContext = Context & { state: State };
export type GatewayMiddleware = Middleware<State>;
