import { LockMode } from '@mikro-orm/core';
import type { NewProperty, PropertyChange, Sale } from 'schema';
import type { Property } from 'schema/generated/graphql';
import type { Catalogue } from '../../core/catalogue.ts';
import { isRecordId } from '../../core/columns.ts';
import type { EntityManager } from '../../core/database.ts';
import { GatewayError, notFound } from '../../core/errors.ts';
import { PropertyEntity, type PropertyRow } from './property.entity.ts';
import type { PropertyQuery } from './property.query.ts';
import { defined, newColumns, priceColumns } from './property-columns.ts';
import { demandListingUrl, demandSaleState } from './property-demands.ts';
import { describePhoto, replacePhotos } from './property-photos.ts';

const ARCHIVED = 200;
const unsold = { status: 'active', soldDate: null, represented: null, soldPrice: null } as const;

export interface PropertyEditorDeps {
  readonly catalogue: Catalogue;
  readonly query: PropertyQuery;
  readonly listingHosts: readonly string[];
}

/** What the agent does with properties. Every change answers with the record as it then is. */
export function createPropertyEditor({ catalogue, query, listingHosts }: PropertyEditorDeps) {
  const edit = async (id: string, work: Edit) => {
    await editRow(catalogue, id, work);
    return demand(query, id);
  };

  /** CONFLICT if the home changed after `expectedUpdatedAt`; absent: the last write wins. */
  async function update(id: string, change: PropertyChange, expectedUpdatedAt?: Date): Promise<Property> {
    demandListingUrl(change.zillowUrl, listingHosts);
    return edit(id, async (row, em) => {
      if (expectedUpdatedAt && row.updatedAt.getTime() !== expectedUpdatedAt.getTime()) throw changedMeanwhile();
      const { price, images, ...facts } = change;
      em.assign(row, { ...defined(facts), ...(price && priceColumns(price)), ...demandSaleState(row, change) });
      if (images !== undefined) await replacePhotos(em, row.id, images ?? []);
    });
  }

  return {
    async create(input: NewProperty): Promise<Property> {
      demandListingUrl(input.zillowUrl, listingHosts);
      const id = await insertRow(catalogue, input);
      return demand(query, id);
    },
    update,
    markSold: (id: string, sale: Sale) => update(id, { ...sale, status: 'sold' }),
    reopen: (id: string) => update(id, { status: 'active' }),
    archive: (id: string) => edit(id, (row) => void Object.assign(row, { archivedAt: row.archivedAt ?? new Date() })),
    restore: (id: string) => edit(id, (row) => void Object.assign(row, { archivedAt: null })),
    /** Latest first. */
    archived: () => query('where p.archived_at is not null order by p.archived_at desc, p.id limit ?', [ARCHIVED]),
    /** NOT_FOUND if the property does not show the file; null restores the made text. */
    describePhoto: (id: string, file: string, alt: string | null) =>
      edit(id, async (_, em) => {
        if (!(await describePhoto(em, { propertyId: id, file }, alt))) throw notFound('Photo');
      }),
  };
}

export type PropertyEditor = ReturnType<typeof createPropertyEditor>;

type Edit = (row: PropertyRow, em: EntityManager) => Promise<void> | void;

function insertRow(catalogue: Catalogue, input: NewProperty): Promise<string> {
  const columns = { ...newColumns(input), ...demandSaleState(unsold, input) };
  return catalogue.change(async (em) => {
    const row = em.create(PropertyEntity, columns);
    await em.persist(row).flush();
    await replacePhotos(em, row.id, input.images ?? []);
    return row.id;
  });
}

/** One locked row, changed, in one transaction with the catalogue's next version. */
async function editRow(catalogue: Catalogue, id: string, work: Edit): Promise<void> {
  if (!isRecordId(id)) throw notFound('Property');
  await catalogue.change(async (em) => {
    const row = await em.findOne(PropertyEntity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (row === null) throw notFound('Property');
    await work(row, em);
    row.updatedAt = new Date();
    await em.flush();
  });
}

async function demand(query: PropertyQuery, id: string): Promise<Property> {
  const [property] = await query('where p.id = ?', [id]);
  if (property === undefined) throw notFound('Property');
  return property;
}

const changedMeanwhile = () => new GatewayError('CONFLICT', 'The property was changed in the meantime');
