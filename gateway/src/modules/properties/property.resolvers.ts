import {
  agentHomesSearch,
  facetSearch,
  homeSeen,
  homesExport,
  homesImport,
  homesSearch,
  newProperty,
  photoDescription,
  photoFocus,
  propertyChange,
  propertySchedule,
  propertySearch,
  propertySeen,
  sale,
  saleSeen,
} from 'schema';
import type { Resolvers } from 'schema/generated/graphql';
import { parseOrThrow } from '../../core/errors.ts';
import type { Context } from '../../graphql/context.ts';
import { wantedFields } from '../../graphql/wanted-fields.ts';
import { demandAdmin } from '../../http/request-scope.ts';

/**
 * Counts only if the client asks for the total. A compiled query calls a function in the data only if the field has a
 * resolver.
 */
const counted = ({ totalCount }: { totalCount: unknown }) =>
  typeof totalCount === 'function' ? totalCount() : totalCount;

export const propertyResolvers: Resolvers<Context> = {
  PropertyConnection: { totalCount: counted },
  Query: {
    property: (_, { id }, { scope }, info) => scope.services.properties.find(id, wantedFields(info)),
    properties: (_, search, { scope }, info) =>
      scope.services.properties.search(parseOrThrow(propertySearch, search), wantedFields(info, 'nodes')),
    propertyFacets(_, search, { scope }) {
      const { statuses } = parseOrThrow(facetSearch, search);
      return scope.services.properties.facets(statuses ?? []);
    },
    featuredProperties: (_, __, { scope }, info) => scope.services.properties.featured(wantedFields(info)),
    recentSales: (_, __, { scope }, info) => scope.services.properties.recentSales(wantedFields(info)),
  },
  Viewer: {
    listings(_, search, { scope }) {
      const { first } = parseOrThrow(homesSearch, search);
      return scope.services.properties.list(['active', 'pending'], 'newest', first);
    },
    sold(_, search, { scope }) {
      const { first } = parseOrThrow(homesSearch, search);
      return scope.services.properties.list(['sold'], 'newestSold', first);
    },
    homes: (_, search, { scope }) => demandAdmin(scope).homes.search(parseOrThrow(agentHomesSearch, search)),
    homesCsv: (_, { filter }, { scope }) =>
      scope.whole(demandAdmin(scope).homes.csv(parseOrThrow(homesExport, { filter }).filter ?? {})),
    home: (_, { id }, { scope }) => demandAdmin(scope).homes.find(id),
    archived: (_, search, { scope }) => demandAdmin(scope).properties.archived(parseOrThrow(homesSearch, search)),
  },
  Mutation: {
    createProperty: (_, { input }, { scope }) => demandAdmin(scope).properties.create(parseOrThrow(newProperty, input)),
    updateProperty(_, { id, input, expectedUpdatedAt, ...seen }, { scope }) {
      const expected = expectedUpdatedAt == null ? undefined : new Date(expectedUpdatedAt);
      const change = { ...parseOrThrow(propertyChange, input), ...parseOrThrow(propertySeen, seen) };
      return demandAdmin(scope).properties.update(id, change, expected);
    },
    markPropertySold(_, { id, input, ...seen }, { scope }) {
      const sold = { ...parseOrThrow(sale, input), ...parseOrThrow(homeSeen, seen) };
      return demandAdmin(scope).properties.markSold(id, sold);
    },
    reopenProperty: (_, { id, ...seen }, { scope }) =>
      demandAdmin(scope).properties.reopen(id, parseOrThrow(saleSeen, seen)),
    archiveProperty: (_, { id, ...seen }, { scope }) =>
      demandAdmin(scope).properties.archive(id, parseOrThrow(homeSeen, seen)),
    restoreProperty: (_, { id, ...seen }, { scope }) =>
      demandAdmin(scope).properties.restore(id, parseOrThrow(homeSeen, seen)),
    scheduleProperty(_, { id, ...schedule }, { scope }) {
      const { goesLiveAt } = parseOrThrow(propertySchedule, schedule);
      return demandAdmin(scope).properties.schedule(id, goesLiveAt);
    },
    previewProperty: (_, { id, input }, { scope }) =>
      demandAdmin(scope).properties.preview(id, parseOrThrow(propertyChange, input ?? {})),
    importHomes: (_, { input }, { scope }) => demandAdmin(scope).homesImport.read(parseOrThrow(homesImport, input)),
    async undoHomesImport(_, { id }, { scope }) {
      await demandAdmin(scope).homesImport.undo(id);
      return true;
    },
    async deleteProperty(_, { id }, { scope }) {
      await demandAdmin(scope).properties.delete(id);
      return true;
    },
    removePhoto(_, { propertyId, file }, { scope }) {
      return demandAdmin(scope).properties.removePhoto(propertyId, file);
    },
    focusPhoto(_, { propertyId, ...photo }, { scope }) {
      return demandAdmin(scope).properties.focusPhoto(propertyId, parseOrThrow(photoFocus, photo));
    },
    describePhoto(_, { propertyId, ...photo }, { scope }) {
      return demandAdmin(scope).properties.describePhoto(propertyId, parseOrThrow(photoDescription, photo));
    },
  },
};
