import { newPushDevice } from 'schema';
import type { Resolvers } from 'schema/generated/graphql';
import { parseOrThrow } from '../../core/errors.ts';
import type { Context } from '../../graphql/context.ts';
import { demandAdmin } from '../../http/request-scope.ts';

export const pushResolvers: Resolvers<Context> = {
  Viewer: { push: (_, __, { scope }) => demandAdmin(scope).push.read() },
  Mutation: {
    addPushDevice: (_, { input }, { scope }) => demandAdmin(scope).push.add(parseOrThrow(newPushDevice, input)),
    async removePushDevice(_, { id }, { scope }) {
      await demandAdmin(scope).push.remove(id);
      return true;
    },
  },
};
