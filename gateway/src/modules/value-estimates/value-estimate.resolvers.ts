import { valueEstimateChange } from 'schema';
import type { Resolvers } from 'schema/generated/graphql';
import { parseOrThrow } from '../../core/errors.ts';
import type { Context } from '../../graphql/context.ts';
import { demandAdmin } from '../../http/request-scope.ts';

export const valueEstimateResolvers: Resolvers<Context> = {
  Viewer: {
    valueEstimates: (_, { propertyId }, { scope }) => demandAdmin(scope).valueEstimates.of(propertyId),
  },
  Mutation: {
    setValueEstimate: (_, { propertyId, input }, { scope }) =>
      demandAdmin(scope).valueEstimates.set(propertyId, parseOrThrow(valueEstimateChange, input)),
  },
};
