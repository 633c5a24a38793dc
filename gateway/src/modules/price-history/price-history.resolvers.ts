import type { Resolvers } from 'schema/generated/graphql';
import type { Context } from '../../graphql/context.ts';

export const priceHistoryResolvers: Resolvers<Context> = {
  Query: { priceHistory: (_, { propertyId }, { scope }) => scope.services.priceHistory.of(propertyId) },
};
