import { canaryInput, newDeployToken, releaseChoice, releasePart, releaseRollback } from 'schema';
import type { Resolvers } from 'schema/generated/graphql';
import { parseOrThrow } from '../../core/errors.ts';
import type { Context } from '../../graphql/context.ts';
import { demandAdmin } from '../../http/request-scope.ts';

export const deskResolvers: Resolvers<Context> = {
  Viewer: { releases: (_, __, { scope }) => demandAdmin(scope).releases.read() },
  Mutation: {
    promoteRelease: (_, { input }, { scope }) =>
      demandAdmin(scope).releases.promote(parseOrThrow(releaseChoice, input)),
    rollBackRelease: (_, { input }, { scope }) =>
      demandAdmin(scope).releases.rollBack(parseOrThrow(releaseRollback, input)),
    withdrawRelease: (_, input, { scope }) => demandAdmin(scope).releases.withdraw(parseOrThrow(releasePart, input)),
    setCanary: (_, { input }, { scope }) => demandAdmin(scope).releases.setCanary(parseOrThrow(canaryInput, input)),
    endCanary: (_, input, { scope }) => demandAdmin(scope).releases.endCanary(parseOrThrow(releasePart, input)),
    createDeployToken: (_, { input }, { scope }) =>
      demandAdmin(scope).releases.createToken(parseOrThrow(newDeployToken, input)),
    revokeDeployToken: (_, { id }, { scope }) => demandAdmin(scope).releases.revokeToken(id),
    restoreDeployToken: (_, { id }, { scope }) => demandAdmin(scope).releases.restoreToken(id),
  },
};
