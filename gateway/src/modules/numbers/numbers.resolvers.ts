import { numbersSearch } from 'schema';
import type { Resolvers } from 'schema/generated/graphql';
import { parseOrThrow } from '../../core/errors.ts';
import type { Context } from '../../graphql/context.ts';
import { demandAdmin } from '../../http/request-scope.ts';

export const numbersResolvers: Resolvers<Context> = {
  Viewer: {
    numbers: (_, search, { scope }) => demandAdmin(scope).numbers.count(parseOrThrow(numbersSearch, search)),
  },
};
