import type { Photo, Property } from 'schema/generated/graphql';
import type { EntityManager } from '../../core/database.ts';
import { stemOf } from '../media/picture-name.ts';
import type { StoredFigures } from '../value-estimates/value-estimate.entity.ts';
import { figuresOf } from '../value-estimates/value-estimate.rows.ts';

/** A row as SQL gives it: dates as text, photos without a made alternative text. */
interface SelectedRow
  extends Omit<
    Property,
    | 'createdAt'
    | 'updatedAt'
    | 'statusSince'
    | 'soldDate'
    | 'archivedAt'
    | 'goesLiveAt'
    | 'images'
    | 'photos'
    | 'valueEstimate'
  > {
  createdAt: string;
  updatedAt: string;
  statusSince: string;
  soldDate: string | null;
  archivedAt: string | null;
  goesLiveAt: string | null;
  valueEstimate: StoredFigures | null;
  photos: (Omit<Photo, 'stem' | 'alt'> & { alt: string | null })[];
}

/** Every column of a property with its photos, in one statement: no query a row. */
const selectProperty = `
  select p.id, p.address, p.city, p.state, p.zip_code as "zipCode", p.price, p.price_amount as "priceAmount",
    p.listing_type as "listingType", p.status, p.bedrooms, p.bathrooms, p.square_feet as "squareFeet",
    p.property_type as "propertyType", p.year_built as "yearBuilt", p.lot_size as "lotSize", p.description,
    p.zillow_url as "zillowUrl", p.represented, p.sold_price as "soldPrice", p.sold_date as "soldDate",
    p.archived_at as "archivedAt", p.is_draft as "isDraft", p.goes_live_at as "goesLiveAt", p.created_at as "createdAt", p.updated_at as "updatedAt",
    p.status_since as "statusSince",
    (select e.figures from value_estimates e where e.property_id = p.id order by e.version desc limit 1) as "valueEstimate",
    coalesce((
      select jsonb_agg(jsonb_build_object('file', u.file, 'alt', i.alt, 'width', u.width, 'height', u.height,
        'placeholder', u.placeholder, 'widths', u.widths, 'focus', case when i.focus_x is not null
          then jsonb_build_object('x', i.focus_x, 'y', i.focus_y) end) order by i.position)
      from property_images i join uploads u on u.file = i.file where i.property_id = p.id
    ), '[]'::jsonb) as photos
  from properties p`;

/** The rows that `rest` (where, order, limit) leaves. `isListingUrl` decides about links written before a rule changed. */
export async function selectProperties(
  em: EntityManager,
  rest: string,
  values: readonly unknown[],
  isListingUrl: (text: string) => boolean,
): Promise<Property[]> {
  const rows = await em.execute<SelectedRow[]>(`${selectProperty} ${rest}`, [...values]);
  return rows.map((row) => toRecord(row, isListingUrl));
}

function toRecord(row: SelectedRow, isListingUrl: (text: string) => boolean): Property {
  const place = `${row.address}, ${row.city}`;
  const count = row.photos.length;
  return {
    ...row,
    zillowUrl: row.zillowUrl !== null && isListingUrl(row.zillowUrl) ? row.zillowUrl : null,
    createdAt: new Date(row.createdAt),
    updatedAt: new Date(row.updatedAt),
    statusSince: new Date(row.statusSince),
    soldDate: row.soldDate === null ? null : new Date(row.soldDate),
    archivedAt: row.archivedAt === null ? null : new Date(row.archivedAt),
    goesLiveAt: row.goesLiveAt === null ? null : new Date(row.goesLiveAt),
    valueEstimate: row.valueEstimate && figuresOf(row.valueEstimate),
    images: row.photos.map((photo) => photo.file),
    photos: row.photos.map((photo, index) => ({
      ...photo,
      stem: stemOf(photo.file),
      alt: photo.alt ?? `${place}, photo ${index + 1} of ${count}`,
    })),
  };
}
