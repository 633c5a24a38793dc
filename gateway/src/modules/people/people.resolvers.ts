import { peopleSearch, personChange } from 'schema';
import type { Resolvers } from 'schema/generated/graphql';
import { parseOrThrow } from '../../core/errors.ts';
import type { Context } from '../../graphql/context.ts';
import { demandAdmin } from '../../http/request-scope.ts';

export const peopleResolvers: Resolvers<Context> = {
  Viewer: {
    people: (_, search, { scope }) => demandAdmin(scope).people.search(parseOrThrow(peopleSearch, search)),
    person: (_, { id }, { scope }) => demandAdmin(scope).people.find(id),
  },
  HomeConnection: {
    fits: ({ nodes }, _, { scope }) => demandAdmin(scope).people.fits(nodes),
  },
  Mutation: {
    updatePerson: (_, { id, input, expected }, { scope }) =>
      demandAdmin(scope).people.update(id, parseOrThrow(personChange, { ...input, expected })),
  },
};
