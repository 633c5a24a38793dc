import { newTestimonialRequest } from 'schema';
import type { Resolvers } from 'schema/generated/graphql';
import { parseOrThrow } from '../../core/errors.ts';
import type { Context } from '../../graphql/context.ts';
import { demandAdmin } from '../../http/request-scope.ts';

export const testimonialRequestResolvers: Resolvers<Context> = {
  Viewer: { testimonialRequests: (_, __, { scope }) => demandAdmin(scope).testimonialRequests.open() },
  Mutation: {
    askTestimonial: (_, { input }, { scope }) =>
      demandAdmin(scope).testimonialRequests.ask(parseOrThrow(newTestimonialRequest, input)),
    async withdrawTestimonialRequest(_, { id }, { scope }) {
      await demandAdmin(scope).testimonialRequests.withdraw(id);
      return true;
    },
  },
};
