import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { readSdl } from 'schema/sdl';
import { mailResolvers } from '../mail/mail.resolvers.ts';
import { accountResolvers } from '../modules/account/account.resolvers.ts';
import { auditResolvers } from '../modules/audit/audit.resolvers.ts';
import { healthResolvers } from '../modules/health/health.resolvers.ts';
import { leadResolvers } from '../modules/leads/lead.resolvers.ts';
import { uploadResolvers } from '../modules/media/upload.resolvers.ts';
import { numbersResolvers } from '../modules/numbers/numbers.resolvers.ts';
import { openHouseResolvers } from '../modules/open-houses/open-house.resolvers.ts';
import { peopleResolvers } from '../modules/people/people.resolvers.ts';
import { priceHistoryResolvers } from '../modules/price-history/price-history.resolvers.ts';
import { propertyResolvers } from '../modules/properties/property.resolvers.ts';
import { pushResolvers } from '../modules/push/push.resolvers.ts';
import { deskResolvers } from '../modules/releases/desk.resolvers.ts';
import { secondFactorResolvers } from '../modules/second-factor/second-factor.resolvers.ts';
import { showingResolvers } from '../modules/showings/showing.resolvers.ts';
import { siteContentResolvers } from '../modules/site-content/site-content.resolvers.ts';
import { testimonialRequestResolvers } from '../modules/testimonial-requests/testimonial-request.resolvers.ts';
import { testimonialResolvers } from '../modules/testimonials/testimonial.resolvers.ts';
import { valueEstimateResolvers } from '../modules/value-estimates/value-estimate.resolvers.ts';
import { DateTime, Upload } from './scalars.ts';

/** The SDL with a resolver for every field that is not just a property of an object. */
export function buildGraphqlSchema(): GraphQLSchema {
  return makeExecutableSchema({
    typeDefs: readSdl(),
    resolvers: [
      { DateTime, Upload },
      siteContentResolvers,
      propertyResolvers,
      openHouseResolvers,
      priceHistoryResolvers,
      valueEstimateResolvers,
      testimonialResolvers,
      testimonialRequestResolvers,
      leadResolvers,
      showingResolvers,
      peopleResolvers,
      mailResolvers,
      healthResolvers,
      numbersResolvers,
      accountResolvers,
      secondFactorResolvers,
      pushResolvers,
      auditResolvers,
      deskResolvers,
      uploadResolvers,
    ],
  });
}
