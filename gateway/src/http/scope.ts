import { badInput } from '../core/errors.ts';
import type { ServiceTable } from '../services.ts';
import { createScope } from './request-scope.ts';
import { knownDevice, sessionDoor, sessionUserId } from './session.ts';
import type { GatewayMiddleware } from './state.ts';
import { createWholeTexts } from './whole-texts.ts';

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/;

/** Finds out who sends the request, and gives the handlers the services that this viewer may use. */
export function requestScope(table: ServiceTable): GatewayMiddleware {
  const wholeOf = createWholeTexts();
  return async (ctx, next) => {
    const userId = sessionUserId(ctx);
    const viewer = userId === undefined ? undefined : await table.open.account.viewer(userId);
    const key = ctx.get('Idempotency-Key') || undefined;
    if (key !== undefined && !IDEMPOTENCY_KEY.test(key)) {
      throw badInput([{ path: ['Idempotency-Key'], message: 'Invalid input' }]);
    }
    const client = {
      address: ctx.ip,
      ...knownDevice(ctx),
      userAgent: ctx.get('User-Agent') || null,
      requestId: ctx.state.requestId,
      idempotencyKey: key,
      isGone: () => ctx.res.destroyed,
    };
    const whole = (parts: AsyncIterable<string>) => wholeOf(ctx.res, parts);
    ctx.state.scope = createScope({ table, client, door: sessionDoor(ctx), viewer, whole });
    await next();
  };
}
