import type Router from '@koa/router';
import { newLeadAnswer, restPaths, savedReplyInput } from 'schema';
import { parseOrThrow } from '../../core/errors.ts';
import { demandAdmin } from '../../http/request-scope.ts';
import type { State } from '../../http/state.ts';
import { toWholeLead } from './lead-node.ts';

export function answerRoutes(router: Router<State>): void {
  router.post(restPaths.adminLeadAnswers, async (ctx) => {
    const { inbox } = demandAdmin(ctx.state.scope);
    ctx.body = await toWholeLead(await inbox.answer(parseOrThrow(newLeadAnswer, ctx.request.body)));
    ctx.status = 201;
  });

  router.get(restPaths.adminSavedReplies, async (ctx) => {
    ctx.body = await demandAdmin(ctx.state.scope).savedReplies.all();
  });

  router.post(restPaths.adminSavedReplies, async (ctx) => {
    const { savedReplies } = demandAdmin(ctx.state.scope);
    ctx.body = await savedReplies.create(parseOrThrow(savedReplyInput, ctx.request.body));
    ctx.status = 201;
  });

  router.put(restPaths.adminSavedReply, async (ctx) => {
    const { savedReplies } = demandAdmin(ctx.state.scope);
    ctx.body = await savedReplies.update(String(ctx.params.id), parseOrThrow(savedReplyInput, ctx.request.body));
  });

  router.delete(restPaths.adminSavedReply, async (ctx) => {
    await demandAdmin(ctx.state.scope).savedReplies.delete(String(ctx.params.id));
    ctx.status = 204;
  });
}
