import { siteChange, siteRestore } from 'schema';
import type { Resolvers } from 'schema/generated/graphql';
import { parseOrThrow } from '../../core/errors.ts';
import type { Context } from '../../graphql/context.ts';
import { demandAdmin } from '../../http/request-scope.ts';

export const siteContentResolvers: Resolvers<Context> = {
  Query: { site: (_, __, { site }) => site() },
  Viewer: {
    siteContent: (_, __, { scope }) => demandAdmin(scope).site.read(),
    siteVersions: (_, __, { scope }) => demandAdmin(scope).site.versions(),
  },
  Mutation: {
    updateSite: (_, { input }, { scope }) => demandAdmin(scope).site.update(parseOrThrow(siteChange, input)),
    restoreSite: (_, { input }, { scope }) => demandAdmin(scope).site.restore(parseOrThrow(siteRestore, input)),
    previewSite: (_, { input }, { scope }) => demandAdmin(scope).site.preview(parseOrThrow(siteChange, input)),
  },
};
