import { isListingUrl } from 'schema';
import type { Property } from 'schema/generated/graphql';
import type { Database, EntityManager } from '../../core/database.ts';
import { selectProperties, type Wanted } from './property.record.ts';

export interface PropertyQueryDeps {
  readonly database: Database;
  readonly listingHosts: readonly string[];
}

interface PropertyQueryOptions {
  /** Of a transaction. */
  readonly em?: EntityManager;
  /** Absent: every field. */
  readonly wanted?: Wanted | undefined;
  readonly isPlannedAnew?: boolean;
}

/** The properties that a `from … where … order by … limit …` leaves, which calls them `p`, as both doors show them. */
export interface PropertyQuery {
  /** With the fields that the code names: it gets no others. */
  <Field extends keyof Property>(
    from: string,
    values: readonly unknown[],
    options: PropertyQueryOptions & { readonly wanted: ReadonlySet<Field> },
  ): Promise<Pick<Property, Field | 'id'>[]>;
  /** With the fields that a door asks for, which is the one to read them. */
  (from: string, values?: readonly unknown[], options?: PropertyQueryOptions): Promise<Property[]>;
}

/**
 * The one place where properties are read, in SQL rather than by the ORM: a page is one statement with its photos in it,
 * prepared on a server, and holds no more than somebody asks for.
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
