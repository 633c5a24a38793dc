import type { Resolvers } from 'schema/generated/graphql';
import type { Context } from '../../graphql/context.ts';
import { demandAdmin } from '../../http/request-scope.ts';

export const healthResolvers: Resolvers<Context> = {
  Viewer: { health: (_, __, { scope }) => demandAdmin(scope).health.read() },
  Mutation: { sendTestMail: (_, __, { scope }) => demandAdmin(scope).health.sendTest() },
};
