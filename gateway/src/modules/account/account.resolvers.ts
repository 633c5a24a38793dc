import { passwordChange, signInInput } from 'schema';
import type { Resolvers } from 'schema/generated/graphql';
import { parseOrThrow } from '../../core/errors.ts';
import type { Context } from '../../graphql/context.ts';
import { demandAdmin } from '../../http/request-scope.ts';

export const accountResolvers: Resolvers<Context> = {
  Query: {
    viewer: (_, __, { scope }) => scope.viewer ?? null,
  },
  Viewer: {
    sessions: (_, __, { scope }) => demandAdmin(scope).account.sessions(scope.sessionKey()),
  },
  Mutation: {
    signIn: (_, input, { scope }) => scope.signIn(parseOrThrow(signInInput, input)),
    async signOut(_, __, { scope }) {
      await scope.signOut();
      return true;
    },
    async signOutEverywhere(_, __, { scope }) {
      await demandAdmin(scope).account.endAllSessions();
      await scope.signOut();
      return true;
    },
    async endSession(_, { id }, { scope }) {
      await demandAdmin(scope).account.endSession(id);
      return true;
    },
    async changePassword(_, change, { scope }) {
      await demandAdmin(scope).account.changePassword(parseOrThrow(passwordChange, change), scope.sessionKey());
      return true;
    },
  },
};
