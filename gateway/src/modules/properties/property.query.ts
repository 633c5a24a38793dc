import { isListingUrl } from 'schema';
import type { Property } from 'schema/generated/graphql';
import type { Database, EntityManager } from '../../core/database.ts';
import { selectProperties, type Wanted } from './property.record.ts';

export interface PropertyQueryDeps {
  readonly database: Database;
  readonly listingHosts: readonly string[];
}

interface PropertyQueryOptions {
  /** The EntityManager of a transaction. */
  readonly em?: EntityManager;
  /** Absent: every field. */
  readonly wanted?: Wanted | undefined;
  readonly isPlannedAnew?: boolean;
}

/** The properties that `from … where … order by … limit …` selects as `p`, in the form that REST and GraphQL show. */
export interface PropertyQuery {
  /** With the fields that the caller names, and no others. */
  <Field extends keyof Property>(
    from: string,
    values: readonly unknown[],
    options: PropertyQueryOptions & { readonly wanted: ReadonlySet<Field> },
  ): Promise<Pick<Property, Field | 'id'>[]>;
  /** With the fields that the client asks for. */
  (from: string, values?: readonly unknown[], options?: PropertyQueryOptions): Promise<Property[]>;
}

/**
 * The only place where properties are read. It uses SQL, not the ORM: one statement reads a page with its photos, is
 * prepared on a server, and reads only the wanted fields.
 */
export function createPropertyQuery({ database, listingHosts }: PropertyQueryDeps): PropertyQuery {
  const isKnownSite = (text: string) => isListingUrl(text, listingHosts);
  return (from: string, values: readonly unknown[] = [], { em, ...options }: PropertyQueryOptions = {}) =>
    selectProperties(
      em ? (sql, bound = []) => em.execute(sql, [...bound]) : database.read,
      { from, values, ...options },
      isKnownSite,
    );
}
