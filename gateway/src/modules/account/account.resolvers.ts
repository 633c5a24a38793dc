import { passwordChange, signInInput } from 'schema';
import type { Resolvers } from 'schema/generated/graphql';
import { parseOrThrow } from '../../core/errors.ts';
import type { Context } from '../../graphql/context.ts';
import { demandAdmin } from '../../http/request-scope.ts';

const LISTINGS = 200;

export const accountResolvers: Resolvers<Context> = {
  Query: {
    viewer: (_, __, { scope }) => scope.viewer ?? null,
  },
  Viewer: {
    listings: (_, __, { scope: { services } }) => services.properties.list(['active', 'pending'], 'newest', LISTINGS),
    sold: (_, { first }, { scope: { services } }) =>
      services.properties.list(['sold'], 'newestSold', Math.min(Math.max(first, 0), LISTINGS)),
    archived: (_, __, { scope }) => demandAdmin(scope).properties.archived(),
    leads: (_, { status, first }, { scope }) => demandAdmin(scope).inbox.list(status ?? undefined, first),
    sessions: (_, __, { scope }) => scope.sessions(),
  },
  Mutation: {
    signIn: (_, input, { scope }) => scope.signIn(parseOrThrow(signInInput, input)),
    async signOut(_, __, { scope }) {
      await scope.signOut();
      return true;
    },
    async signOutEverywhere(_, __, { scope }) {
      await scope.signOutEverywhere();
      return true;
    },
    async changePassword(_, change, { scope }) {
      demandAdmin(scope);
      await scope.changePassword(parseOrThrow(passwordChange, change));
      return true;
    },
  },
};
