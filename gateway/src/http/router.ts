// The table of contents of /api.
import Router from '@koa/router';
import type { Middleware } from 'koa';
import { restPaths, type Site } from 'schema';
import { accountRoutes } from '../modules/account/account.routes.ts';
import { auditRoutes } from '../modules/audit/audit.routes.ts';
import { inboxRoutes } from '../modules/leads/inbox.routes.ts';
import { leadRoutes } from '../modules/leads/lead.routes.ts';
import { uploadRoutes } from '../modules/media/upload.routes.ts';
import { propertyRoutes } from '../modules/properties/property.routes.ts';
import { propertyEditorRoutes } from '../modules/properties/property-editor.routes.ts';
import { failureReportRoutes } from '../modules/reports/failure-report.routes.ts';
import { testimonialRoutes } from '../modules/testimonials/testimonial.routes.ts';
import type { AnswerCatalogue } from './catalogue-answer.ts';
import { jsonBody } from './json-body.ts';
import type { State } from './state.ts';

export function apiRoutes(answer: AnswerCatalogue, site: Site): Middleware[] {
  // Before the JSON reader, for their bodies are of another kind.
  const multipart = new Router<State>();
  uploadRoutes(multipart);

  const json = new Router<State>();
  json.use(jsonBody);
  json.get(restPaths.site, (ctx) => answer(ctx, 'site', async () => site));
  testimonialRoutes(json, answer);
  propertyRoutes(json, answer);
  propertyEditorRoutes(json);
  leadRoutes(json);
  inboxRoutes(json);
  accountRoutes(json);
  auditRoutes(json);
  failureReportRoutes(json);
  return [multipart.routes(), json.routes(), json.allowedMethods()] as Middleware[];
}
