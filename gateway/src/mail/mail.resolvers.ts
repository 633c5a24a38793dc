import type { Resolvers } from 'schema/generated/graphql';
import type { Context } from '../graphql/context.ts';
import { demandAdmin } from '../http/request-scope.ts';

export const mailResolvers: Resolvers<Context> = {
  Viewer: { mail: (_, __, { scope }) => demandAdmin(scope).mail.status() },
  Mutation: { retryMail: (_, __, { scope }) => demandAdmin(scope).mail.retry() },
};
