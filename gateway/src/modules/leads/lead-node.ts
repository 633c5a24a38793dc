import type { Lead, LeadProperty, Property } from 'schema/generated/graphql';
import type { Database } from '../../core/database.ts';
import type { PropertyQuery } from '../properties/property.query.ts';
import type { StoredLead } from './inbox-rows.ts';
import { findHistories } from './lead-history.ts';

/** A lead whose home and history are read when somebody asks: once for all leads of its page. */
export type LeadNode = StoredLead & { [Field in 'property' | 'history']: () => Promise<Lead[Field]> };

export interface LeadNodeDeps {
  readonly database: Database;
  /** Reads homes by their id, also archived ones. */
  readonly query: PropertyQuery;
}

export function toNodes({ database, query }: LeadNodeDeps, leads: readonly StoredLead[]): LeadNode[] {
  const properties = once(async () => {
    const ids = [...new Set(leads.flatMap(({ propertyId }) => propertyId ?? []))];
    const found = ids.length === 0 ? [] : await query('properties p where p.id in (?)', [ids]);
    return new Map(found.map((property) => [property.id, toLeadProperty(property)]));
  });
  const histories = once(() =>
    findHistories(
      database.em(),
      leads.map(({ id }) => id),
    ),
  );
  return leads.map((lead) => ({
    ...lead,
    property: async () => (lead.propertyId === null ? null : ((await properties()).get(lead.propertyId) ?? null)),
    history: async () => (await histories()).get(lead.id) ?? [],
  }));
}

/** The lead with all its fields, for REST, where a client does not choose fields. */
export async function toWholeLead(node: LeadNode): Promise<Lead> {
  const [property, history] = await Promise.all([node.property(), node.history()]);
  return { ...node, property, history };
}

function toLeadProperty({ id, address, city, state, zipCode, price, status, photos, archivedAt }: Property) {
  const property: LeadProperty = {
    id,
    address,
    city,
    state,
    zipCode,
    price,
    status,
    photo: photos[0] ?? null,
    archivedAt,
  };
  return property;
}

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return () => {
    asked ??= work();
    return asked;
  };
}
