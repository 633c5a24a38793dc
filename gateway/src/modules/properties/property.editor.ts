import { LockMode, sql } from '@mikro-orm/core';
import {
  type HomeSeen,
  type HomesSearch,
  homeStatusOf,
  type NewProperty,
  type PhotoDescription,
  type PhotoFocus,
  type PropertyChange,
  type PropertySeen,
  type Sale,
  type SaleSeen,
} from 'schema';
import type { Property } from 'schema/generated/graphql';
import type { Catalogue } from '../../core/catalogue.ts';
import { isRecordId } from '../../core/columns.ts';
import type { Database, EntityManager } from '../../core/database.ts';
import { GatewayError, notFound } from '../../core/errors.ts';
import { lockName } from '../../core/lock-name.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { changedMeanwhile, demandExpectedWhole, demandSame } from '../audit/demand-expected.ts';
import { differences } from '../audit/differences.ts';
import { type HomePreviews, imagined } from './home-previews.ts';
import { PropertyEntity, type PropertyRow } from './property.entity.ts';
import type { PropertyQuery } from './property.query.ts';
import { auditState } from './property-audit.ts';
import { defined, newColumns, priceColumns } from './property-columns.ts';
import { demandDraft, demandListingUrl, demandSaleState } from './property-demands.ts';
import {
  describePhoto,
  filesOf,
  focusPhoto,
  letGoOfFloorPlan,
  replaceFloorPlan,
  replacePhotos,
} from './property-photos.ts';
import { type SaleChange, unsold } from './property-status.ts';

/** A draft that goes live is a new home on the site from now on. */
function putLive(row: PropertyRow): void {
  if (row.isDraft) row.createdAt = new Date();
  Object.assign(row, { archivedAt: null, isDraft: false, goesLiveAt: null });
}

function takeDown(row: PropertyRow): void {
  Object.assign(row, { archivedAt: row.archivedAt ?? new Date(), isDraft: false, goesLiveAt: null });
}

const sellAs =
  (change: SaleChange): Edit =>
  (row, em) =>
    void em.assign(row, demandSaleState(row, change));

export interface PropertyEditorDeps {
  readonly database: Database;
  readonly previews: HomePreviews;
  readonly catalogue: Catalogue;
  readonly audit: AuditTrail;
  readonly query: PropertyQuery;
  readonly listingHosts: readonly string[];
}

/**
 * What the agent does with properties. Every change returns the new state of the record. With `expectedStatus`, it throws
 * CONFLICT if that is another by now, unless the home stands already as it is asked for; so it does with `expectedSale`.
 */
export function createPropertyEditor(deps: PropertyEditorDeps) {
  const { database, previews, catalogue, audit, query, listingHosts } = deps;
  const edit = async (action: string, id: string, work: Edit, seen: Seen = {}) => {
    await editRow({ catalogue, audit }, { action, id, work, seen });
    return demand(query, id);
  };

  /** Throws CONFLICT if the home changed after `expectedUpdatedAt`. If that is absent, the last write wins. */
  async function update(
    id: string,
    { expectedStatus, expectedSale, expectedImages, ...change }: PropertyChange & PropertySeen,
    expectedUpdatedAt?: Date,
  ): Promise<Property> {
    demandListingUrl(change.zillowUrl, listingHosts);
    const work: Edit = (row, em) => applyChange(row, em, change, expectedImages);
    return edit('updateProperty', id, work, { expectedStatus, expectedSale, expectedUpdatedAt });
  }

  /** The home as it would be after a change; nothing is stored. */
  const imagine = (id: string, change: PropertyChange): Promise<Property> => {
    demandListingUrl(change.zillowUrl, listingHosts);
    return imagined(database, async (em) => {
      await applyChange(await lockRow(em, id), em, change);
      await em.flush();
      const [home] = await query('properties p where p.id = ?', [id], { em });
      if (home === undefined) throw notFound('Property');
      return home;
    });
  };

  return {
    /**
     * The same id again returns the existing home, so that a call may be repeated. Throws CONFLICT if that was added in
     * other words.
     */
    async create(input: NewProperty): Promise<Property> {
      demandListingUrl(input.zillowUrl, listingHosts);
      demandDraft(input);
      const id = await insertRow({ catalogue, audit }, input);
      return demand(query, id);
    },
    update,
    /** A preview of the home's page after a change, for a day. */
    preview: async (id: string, change: PropertyChange) => previews.make(await imagine(id, change), audit),
    markSold: (id: string, { expectedStatus, ...sale }: Sale & HomeSeen) =>
      edit('markPropertySold', id, sellAs({ ...sale, status: 'sold' }), { expectedStatus }),
    reopen: (id: string, seen?: SaleSeen) => edit('reopenProperty', id, sellAs({ status: 'active' }), seen),
    archive: (id: string, seen?: HomeSeen) => edit('archiveProperty', id, takeDown, seen),
    restore: (id: string, seen?: HomeSeen) => edit('restoreProperty', id, putLive, seen),
    /** Throws CONFLICT if the home is on the site already. */
    schedule: (id: string, goesLiveAt: Date | null) =>
      edit('scheduleProperty', id, (row) => {
        if (row.archivedAt === null) throw new GatewayError('CONFLICT', 'The home is on the site already');
        row.goesLiveAt = goesLiveAt;
      }),
    /** Throws CONFLICT unless it is archived, so that one click cannot delete a home that visitors see. */
    delete: (id: string) => deleteRow({ catalogue, audit }, id),
    /** Latest first. */
    archived: ({ first }: HomesSearch) =>
      query(
        'properties p where p.archived_at is not null and not p.is_draft order by p.archived_at desc, p.id limit ?',
        [first],
      ),
    /**
     * Throws NOT_FOUND if the property does not show the file, and CONFLICT if its text is no longer the expected one. Null
     * restores the text made from the address.
     */
    describePhoto: (id: string, { file, ...texts }: PhotoDescription) =>
      edit('describePhoto', id, async (_, em) => {
        if (!(await describePhoto(em, { propertyId: id, file }, texts))) throw notFound('Photo');
      }),
    /**
     * Throws NOT_FOUND if the property does not show the file, and CONFLICT if its point is no longer the expected one. Null
     * restores the middle.
     */
    focusPhoto: (id: string, { file, ...points }: PhotoFocus) =>
      edit('focusPhoto', id, async (_, em) => {
        if (!(await focusPhoto(em, { propertyId: id, file }, points))) throw notFound('Photo');
      }),
    /** Throws NOT_FOUND if the property does not show the file. The photo is kept for a day. */
    removePhoto: (id: string, file: string) =>
      edit('removePhoto', id, async (_, em) => {
        const files = await filesOf(em, id);
        if (!files.includes(file)) throw notFound('Photo');
        await replacePhotos(
          em,
          id,
          files.filter((one) => one !== file),
        );
      }),
  };
}

export type PropertyEditor = ReturnType<typeof createPropertyEditor>;

interface HomeEdit {
  readonly action: string;
  readonly work: Edit;
  readonly seen?: Seen;
}

/** The home as the caller saw it. */
type Seen = SaleSeen & { readonly expectedUpdatedAt?: Date | undefined };

type Edit = (row: PropertyRow, em: EntityManager) => Promise<void> | void;

async function applyChange(
  row: PropertyRow,
  em: EntityManager,
  change: PropertyChange,
  expectedImages?: readonly string[] | null,
): Promise<void> {
  const { price, images, floorPlan, ...facts } = change;
  em.assign(row, { ...defined(facts), ...(price && priceColumns(price)), ...demandSaleState(row, change) });
  if (images !== undefined) await replacePhotos(em, row.id, images ?? [], expectedImages);
  if (floorPlan !== undefined) await replaceFloorPlan(em, row, floorPlan);
}

interface Ground {
  readonly catalogue: Catalogue;
  readonly audit: AuditTrail;
}

function insertRow({ catalogue, audit }: Ground, input: NewProperty): Promise<string> {
  const columns = { ...newColumns(input), ...demandSaleState(unsold, input) };
  return catalogue.change(async (em) => {
    const { id } = input;
    if (id) {
      // Two at once come one after the other.
      await lockName(em, id);
      const known = await em.findOne(PropertyEntity, { id });
      if (known !== null) {
        const asked = { ...columns, images: input.images ?? [], floorPlan: input.floorPlan ?? null };
        // A draft is archived at the moment at which it is added.
        demandSame({ ...(await auditState(em, known)), archivedAt: asked.archivedAt }, asked);
        return id;
      }
    }
    const row = em.create(PropertyEntity, columns);
    await em.persist(row).flush();
    await replacePhotos(em, row.id, input.images ?? []);
    await replaceFloorPlan(em, row, input.floorPlan ?? null);
    await em.flush();
    const changes = differences({}, await auditState(em, row));
    await audit.record(em, { action: 'createProperty', subject: 'Property', subjectId: row.id, changes });
    return row.id;
  });
}

/** Its photos are kept for a day, as removed photos are. Leads about the home keep its title. */
async function deleteRow({ catalogue, audit }: Ground, id: string): Promise<void> {
  await catalogue.change(async (em) => {
    const row = await lockRow(em, id);
    if (row.archivedAt === null) throw new GatewayError('CONFLICT', 'Archive the home before you delete it');
    const before = await auditState(em, row);
    await replacePhotos(em, id, []);
    await letGoOfFloorPlan(em, row);
    await em.nativeDelete(PropertyEntity, { id });
    await audit.record(em, {
      action: 'deleteProperty',
      subject: 'Property',
      subjectId: id,
      changes: differences(before, {}),
    });
  });
}

async function lockRow(em: EntityManager, id: string): Promise<PropertyRow> {
  if (!isRecordId(id)) throw notFound('Property');
  const row = await em.findOne(PropertyEntity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (row === null) throw notFound('Property');
  return row;
}

/** Changes one locked row in one transaction, with the catalogue's next version and an audit entry. */
async function editRow({ catalogue, audit }: Ground, { id, ...edit }: HomeEdit & { readonly id: string }) {
  const change = async (em: EntityManager) => changeRow(em, audit, { ...edit, row: await lockRow(em, id) });
  await catalogue.change(change, { record: id });
}

const saleOf = ({ soldDate, represented, soldPrice }: PropertyRow) => ({ soldDate, represented, soldPrice });

/** Runs `work` on a locked row and writes the audit entry. */
async function changeRow(
  em: EntityManager,
  audit: AuditTrail,
  { action, row, work, seen }: HomeEdit & { readonly row: PropertyRow },
): Promise<void> {
  const expected = seen?.expectedUpdatedAt;
  if (expected && row.updatedAt.getTime() !== expected.getTime()) throw isAnother();
  const before = await auditState(em, row);
  const saleBefore = saleOf(row);
  const status = homeStatusOf(row);
  const isAnotherByNow = seen?.expectedStatus != null && seen.expectedStatus !== status;
  try {
    await work(row, em);
  } catch (error) {
    // Asked of a home as it no longer is.
    throw isAnotherByNow && error instanceof GatewayError ? statusChanged(status) : error;
  }
  row.updatedAt = new Date();
  await em.flush();
  const changes = differences(before, await auditState(em, row));
  if (isAnotherByNow && changes.length > 0) throw statusChanged(status);
  if (seen?.expectedSale) {
    const { soldPrice, ...sold } = seen.expectedSale;
    demandExpectedWhole({ now: saleBefore, expected: { ...sold, soldPrice: soldPrice?.text }, change: saleOf(row) });
  }
  await audit.record(em, { action, subject: 'Property', subjectId: row.id, changes });
}

/**
 * Puts homes live whose time has come by the database's clock, within the transaction. Skips those that another gateway
 * has locked.
 */
export async function putDueLive(em: EntityManager, audit: AuditTrail): Promise<void> {
  const due = { goesLiveAt: { $lte: sql.now() } };
  const rows = await em.find(PropertyEntity, due, { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE, limit: 20 });
  for (const row of rows) await changeRow(em, audit, { action: 'restoreProperty', row, work: putLive });
}

async function demand(query: PropertyQuery, id: string): Promise<Property> {
  const [property] = await query('properties p where p.id = ?', [id]);
  if (property === undefined) throw notFound('Property');
  return property;
}

const statusChanged = (status: string) =>
  changedMeanwhile([{ path: ['status'], message: `Changed meanwhile: ${status}` }]);

const isAnother = () => new GatewayError('CONFLICT', 'The property was changed in the meantime');
