import type Router from '@koa/router';
import { contactInput, homeValuationInput, leadCaptureInput, propertyInquiryInput, restPaths } from 'schema';
import { parseOrThrow } from '../../core/errors.ts';
import type { State } from '../../http/state.ts';

export function leadRoutes(router: Router<State>): void {
  router.post(restPaths.contacts, async (ctx) => {
    const { services, client } = ctx.state.scope;
    ctx.body = await services.leads.contacts.submit(parseOrThrow(contactInput, ctx.request.body), client);
    ctx.status = 201;
  });

  router.post(restPaths.homeValuations, async (ctx) => {
    const { services, client } = ctx.state.scope;
    ctx.body = await services.leads.valuations.submit(parseOrThrow(homeValuationInput, ctx.request.body), client);
    ctx.status = 201;
  });

  router.post(restPaths.propertyInquiries, async (ctx) => {
    const { services, client } = ctx.state.scope;
    ctx.body = await services.leads.inquiries.submit(parseOrThrow(propertyInquiryInput, ctx.request.body), client);
    ctx.status = 201;
  });

  router.post(restPaths.leads, async (ctx) => {
    const { services, client } = ctx.state.scope;
    ctx.body = await services.leads.captures.submit(parseOrThrow(leadCaptureInput, ctx.request.body), client);
    ctx.status = 201;
  });
}
