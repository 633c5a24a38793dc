import { newTestimonial, testimonialChange, testimonialOrder } from 'schema';
import type { Resolvers } from 'schema/generated/graphql';
import { parseOrThrow } from '../../core/errors.ts';
import type { Context } from '../../graphql/context.ts';
import { demandAdmin } from '../../http/request-scope.ts';

export const testimonialResolvers: Resolvers<Context> = {
  Query: {
    testimonials: (_, __, { scope }) => scope.services.testimonials.list(),
  },
  Viewer: {
    testimonials: (_, __, { scope }) => demandAdmin(scope).testimonials.all(),
  },
  Mutation: {
    createTestimonial: (_, { input }, { scope }) =>
      demandAdmin(scope).testimonials.create(parseOrThrow(newTestimonial, input)),
    updateTestimonial: (_, { id, input, expected }, { scope }) =>
      demandAdmin(scope).testimonials.update(id, parseOrThrow(testimonialChange, { ...input, expected })),
    async deleteTestimonial(_, { id }, { scope }) {
      await demandAdmin(scope).testimonials.delete(id);
      return true;
    },
    orderTestimonials: (_, order, { scope }) =>
      demandAdmin(scope).testimonials.order(parseOrThrow(testimonialOrder, order)),
  },
};
