import type { Resolvers } from 'schema/generated/graphql';
import type { Context } from '../../graphql/context.ts';

export const testimonialResolvers: Resolvers<Context> = {
  Query: {
    testimonials: (_, __, { scope }) => scope.services.testimonials.list(),
  },
};
