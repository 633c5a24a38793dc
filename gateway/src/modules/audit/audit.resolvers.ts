import { auditSearch } from 'schema';
import type { Resolvers } from 'schema/generated/graphql';
import { parseOrThrow } from '../../core/errors.ts';
import type { Context } from '../../graphql/context.ts';
import { demandAdmin } from '../../http/request-scope.ts';

export const auditResolvers: Resolvers<Context> = {
  Viewer: {
    auditLog: (_, search, { scope }) => demandAdmin(scope).auditLog.search(parseOrThrow(auditSearch, search)),
  },
};
