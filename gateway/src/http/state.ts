import type { Context, Middleware } from 'koa';
import type { RequestScope } from './request-scope.ts';

/** What the middleware above leaves for those below. */
export interface State {
  requestId: string;
  scope: RequestScope;
}

export type GatewayContext = Context & { state: State };
export type GatewayMiddleware = Middleware<State>;
