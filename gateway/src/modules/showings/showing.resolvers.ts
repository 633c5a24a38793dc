import { calendarSearch, newShowing, showingChange } from 'schema';
import type { Resolvers } from 'schema/generated/graphql';
import { parseOrThrow } from '../../core/errors.ts';
import type { Context } from '../../graphql/context.ts';
import { demandAdmin } from '../../http/request-scope.ts';

export const showingResolvers: Resolvers<Context> = {
  Viewer: {
    showings: (_, search, { scope }) => demandAdmin(scope).showings.between(parseOrThrow(calendarSearch, search)),
  },
  Mutation: {
    arrangeShowing: (_, { input }, { scope }) => demandAdmin(scope).showings.arrange(parseOrThrow(newShowing, input)),
    updateShowing(_, { id, ...change }, { scope }) {
      return demandAdmin(scope).showings.update(id, parseOrThrow(showingChange, change));
    },
  },
};
