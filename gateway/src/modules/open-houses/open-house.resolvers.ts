import { newOpenHouse, openHouseSearch } from 'schema';
import type { Resolvers } from 'schema/generated/graphql';
import { parseOrThrow } from '../../core/errors.ts';
import type { Context } from '../../graphql/context.ts';
import { demandAdmin } from '../../http/request-scope.ts';

export const openHouseResolvers: Resolvers<Context> = {
  Query: {
    openHouses: (_, { propertyId }, { scope }) => scope.services.openHouses.of(propertyId),
  },
  Viewer: {
    openHouses: (_, search, { scope }) => demandAdmin(scope).openHouses.search(parseOrThrow(openHouseSearch, search)),
  },
  Mutation: {
    addOpenHouse: (_, { propertyId, input }, { scope }) =>
      demandAdmin(scope).openHouses.add(propertyId, parseOrThrow(newOpenHouse, input)),
    async removeOpenHouse(_, { id }, { scope }) {
      await demandAdmin(scope).openHouses.remove(id);
      return true;
    },
  },
};
