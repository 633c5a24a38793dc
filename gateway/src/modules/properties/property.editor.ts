import { LockMode } from '@mikro-orm/core';
import { isListingUrl, type NewProperty, type PropertyChange, type Sale } from 'schema';
import type { Property } from 'schema/generated/graphql';
import type { Catalogue } from '../../core/catalogue.ts';
import { isRecordId } from '../../core/columns.ts';
import type { EntityManager } from '../../core/database.ts';
import { badInput, GatewayError, notFound } from '../../core/errors.ts';
import { PropertyEntity, type PropertyRow } from './property.entity.ts';
import type { PropertyReader } from './property.reader.ts';
import { defined, newColumns, priceColumns } from './property-columns.ts';
import { describePhoto, replacePhotos } from './property-photos.ts';
import { nextSaleState } from './property-status.ts';

export interface PropertyEditorDeps {
  readonly catalogue: Catalogue;
  readonly reader: PropertyReader;
  readonly listingHosts: readonly string[];
}

/** What the agent does with properties. Every method answers with the record as it then is. */
export function createPropertyEditor({ catalogue, reader, listingHosts }: PropertyEditorDeps) {
  async function create(input: NewProperty): Promise<Property> {
    demandListingUrl(input.zillowUrl, listingHosts);
    const sale = demandSaleState({ status: 'active', soldDate: null, represented: null, soldPrice: null }, input);
    const id = await catalogue.change(async (em) => {
      const row = em.create(PropertyEntity, { ...newColumns(input), ...sale });
      await em.persist(row).flush();
      await replacePhotos(em, row.id, input.images ?? []);
      return row.id;
    });
    return demand(id);
  }

  /** CONFLICT if the home changed after `expectedUpdatedAt`; absent: the last write wins. */
  async function update(id: string, change: PropertyChange, expectedUpdatedAt?: Date): Promise<Property> {
    demandListingUrl(change.zillowUrl, listingHosts);
    const { price, images, ...facts } = change;
    return edit(id, async (row, em) => {
      if (expectedUpdatedAt && row.updatedAt.getTime() !== expectedUpdatedAt.getTime()) throw changedMeanwhile();
      const sale = demandSaleState(row, change);
      em.assign(row, { ...defined(facts), ...(price ? priceColumns(price) : {}), ...sale });
      if (images !== undefined) await replacePhotos(em, row.id, images ?? []);
    });
  }

  /** One locked row, changed, in one transaction with the catalogue's next version. */
  async function edit(id: string, work: (row: PropertyRow, em: EntityManager) => Promise<void> | void) {
    if (!isRecordId(id)) throw notFound('Property');
    await catalogue.change(async (em) => {
      const row = await em.findOne(PropertyEntity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (row === null) throw notFound('Property');
      await work(row, em);
      row.updatedAt = new Date();
      await em.flush();
    });
    return demand(id);
  }

  async function demand(id: string): Promise<Property> {
    const property = await reader.find(id, { archived: true });
    if (property === null) throw notFound('Property');
    return property;
  }

  return {
    create,
    update,
    markSold: (id: string, sale: Sale) => update(id, { ...sale, status: 'sold' }),
    reopen: (id: string) => update(id, { status: 'active' }),
    archive: (id: string) =>
      edit(id, (row) => {
        row.archivedAt ??= new Date();
      }),
    archived: () => reader.archived(),
    restore: (id: string) =>
      edit(id, (row) => {
        row.archivedAt = null;
      }),
    /** NOT_FOUND if the property does not show the file. */
    describePhoto: (id: string, file: string, alt: string | null) =>
      edit(id, async (_, em) => {
        if (!(await describePhoto(em, { propertyId: id, file }, alt))) throw notFound('Photo');
      }),
  };
}

export type PropertyEditor = ReturnType<typeof createPropertyEditor>;

function demandSaleState(...[now, change]: Parameters<typeof nextSaleState>) {
  const next = nextSaleState(now, change);
  if (!next.ok) throw badInput(next.issues);
  return next.state;
}

function demandListingUrl(url: string | null | undefined, hosts: readonly string[]): void {
  if (url == null || isListingUrl(url, hosts)) return;
  throw badInput([{ path: ['zillowUrl'], message: `Enter an https link to ${hosts.join(', ')}` }]);
}

const changedMeanwhile = () => new GatewayError('CONFLICT', 'The property was changed in the meantime');
