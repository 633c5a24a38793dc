import type { Context, Middleware } from 'koa';
import type { RequestScope } from './request-scope.ts';

/** What the middleware above leaves for those below. */
export interface State {
  requestId: string;
  scope: RequestScope;
  /** Whether the answer may be sent again, as it is (`response-cache.ts`). */
  repeatsWhile?: () => boolean;
  /** What is done each time that it is. */
  onRepeat?: readonly Effect[];
}

export type Effect = (ctx: GatewayContext) => void;

export type GatewayContext = Context & { state: State };
export type GatewayMiddleware = Middleware<State>;
