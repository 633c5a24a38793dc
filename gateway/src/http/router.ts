// All routes under /api, module by module.
import Router from '@koa/router';
import type { GraphQLSchema } from 'graphql';
import { restPaths } from 'schema';
import { mailRoutes } from '../mail/mail.routes.ts';
import { accountRoutes, ownAccountRoutes } from '../modules/account/account.routes.ts';
import { auditRoutes } from '../modules/audit/audit.routes.ts';
import { healthRoutes } from '../modules/health/health.routes.ts';
import { answerRoutes } from '../modules/leads/answer.routes.ts';
import { inboxRoutes } from '../modules/leads/inbox.routes.ts';
import { leadRoutes } from '../modules/leads/lead.routes.ts';
import { leadFeedRoutes } from '../modules/leads/lead-feed.routes.ts';
import { uploadRoutes } from '../modules/media/upload.routes.ts';
import { numbersRoutes } from '../modules/numbers/numbers.routes.ts';
import { openHouseRoutes } from '../modules/open-houses/open-house.routes.ts';
import { peopleRoutes } from '../modules/people/people.routes.ts';
import { priceHistoryRoutes } from '../modules/price-history/price-history.routes.ts';
import { propertyRoutes } from '../modules/properties/property.routes.ts';
import { propertyEditorRoutes } from '../modules/properties/property-editor.routes.ts';
import { pushRoutes } from '../modules/push/push.routes.ts';
import { deskRoutes } from '../modules/releases/desk.routes.ts';
import { failureReportRoutes } from '../modules/reports/failure-report.routes.ts';
import { secondFactorRoutes, signInStepRoutes } from '../modules/second-factor/second-factor.routes.ts';
import { showingRoutes } from '../modules/showings/showing.routes.ts';
import type { SiteNow } from '../modules/site-content/current-site.ts';
import { siteContentRoutes } from '../modules/site-content/site-content.routes.ts';
import { testimonialRequestRoutes } from '../modules/testimonial-requests/testimonial-request.routes.ts';
import { testimonialRoutes } from '../modules/testimonials/testimonial.routes.ts';
import { valueEstimateRoutes } from '../modules/value-estimates/value-estimate.routes.ts';
import { visitRoutes } from '../modules/vitals/visits.routes.ts';
import { openApiDocument } from '../openapi/document.ts';
import type { AnswerCatalogue } from './catalogue-answer.ts';
import { jsonBody } from './json-body.ts';
import type { State } from './state.ts';

export interface ApiDeps {
  readonly answer: AnswerCatalogue;
  readonly site: SiteNow;
  readonly schema: GraphQLSchema;
}

export function apiRoutes({ answer, site, schema }: ApiDeps): [multipart: Router<State>, json: Router<State>] {
  // These come before the JSON reader, because their bodies are multipart.
  const multipart = new Router<State>();
  uploadRoutes(multipart);

  const json = new Router<State>();
  json.use(jsonBody);
  const document = openApiDocument(schema);
  json.get(restPaths.openapi, (ctx) => answer(ctx, 'openapi', async () => document));
  siteContentRoutes(json, answer, site);
  testimonialRoutes(json, answer);
  testimonialRequestRoutes(json);
  propertyRoutes(json, answer);
  propertyEditorRoutes(json);
  openHouseRoutes(json, answer);
  priceHistoryRoutes(json, answer);
  valueEstimateRoutes(json);
  leadRoutes(json);
  inboxRoutes(json);
  answerRoutes(json);
  showingRoutes(json);
  peopleRoutes(json);
  leadFeedRoutes(json);
  mailRoutes(json);
  healthRoutes(json);
  numbersRoutes(json);
  accountRoutes(json);
  ownAccountRoutes(json);
  signInStepRoutes(json);
  secondFactorRoutes(json);
  pushRoutes(json);
  auditRoutes(json);
  deskRoutes(json);
  failureReportRoutes(json);
  visitRoutes(json);
  return [multipart, json];
}
