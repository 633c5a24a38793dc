import { shortAddressPath } from 'schema';
import type { Photo, Property } from 'schema/generated/graphql';
import type { Read } from '../../core/prepared-read.ts';
import { stemOf } from '../media/picture-name.ts';
import type { StoredFigures } from '../value-estimates/value-estimate.entity.ts';
import { figuresOf } from '../value-estimates/value-estimate.rows.ts';

/** Times, which SQL returns as text. */
const moments = ['createdAt', 'updatedAt', 'statusSince', 'soldDate', 'archivedAt', 'goesLiveAt'] as const;
type Moment = (typeof moments)[number];

/** A row with the wanted columns. Photos without an alternative text of their own get one later. */
type SelectedRow = Partial<Omit<Property, Moment | 'images' | 'photos' | 'floorPlanPicture' | 'valueEstimate'>> & {
  readonly [M in Moment]?: string | null;
} & {
  readonly valueEstimate?: StoredFigures | null;
  readonly photos?: readonly (Omit<Photo, 'stem' | 'alt'> & { alt: string | null })[];
  readonly floorPlanPicture?: Omit<Photo, 'stem' | 'alt'> | null;
};

/** The SQL for each field of a property, over `p`. */
const sources: Readonly<Record<Exclude<keyof Property, '__typename' | 'images'>, string>> = {
  id: 'p.id',
  address: 'p.address',
  city: 'p.city',
  state: 'p.state',
  zipCode: 'p.zip_code',
  price: 'p.price',
  priceAmount: 'p.price_amount',
  listingType: 'p.listing_type',
  status: 'p.status',
  bedrooms: 'p.bedrooms',
  bathrooms: 'p.bathrooms',
  squareFeet: 'p.square_feet',
  propertyType: 'p.property_type',
  yearBuilt: 'p.year_built',
  lotSize: 'p.lot_size',
  annualTaxes: 'p.annual_taxes',
  monthlyFee: 'p.monthly_fee',
  parking: 'p.parking',
  heating: 'p.heating',
  cooling: 'p.cooling',
  floodZone: 'p.flood_zone',
  mlsNumber: 'p.mls_number',
  tourUrl: 'p.tour_url',
  floorPlan: 'p.floor_plan',
  floorPlanPicture: `(select json_build_object('file', u.file, 'width', u.width, 'height', u.height,
      'placeholder', u.placeholder, 'widths', u.widths, 'focus', null) from uploads u where u.file = p.floor_plan)`,
  availableFrom: 'p.available_from',
  pets: 'p.pets',
  rentalFees: 'p.rental_fees',
  description: 'p.description',
  shortPath: `(select '${shortAddressPath}/' || a.slug from short_addresses a where a.property_id = p.id
    order by a.given_at desc limit 1)`,
  zillowUrl: 'p.zillow_url',
  represented: 'p.represented',
  soldPrice: 'p.sold_price',
  soldDate: 'p.sold_date',
  archivedAt: 'p.archived_at',
  isDraft: 'p.is_draft',
  goesLiveAt: 'p.goes_live_at',
  createdAt: 'p.created_at',
  updatedAt: 'p.updated_at',
  statusSince: 'p.status_since',
  valueEstimate: '(select e.figures from value_estimates e where e.property_id = p.id order by e.version desc limit 1)',
  photos: "coalesce((select h.photos from home_photos h where h.property_id = p.id), '[]'::json)",
};

type Field = keyof typeof sources;
const isField = (name: string): name is Field => Object.hasOwn(sources, name);
const fields = Object.keys(sources).filter(isField);

/** Fields that are made from other fields. */
const madeOf: Readonly<Record<string, readonly Field[]>> = {
  images: ['photos', 'address', 'city'],
  photos: ['address', 'city'],
  floorPlanPicture: ['address', 'city'],
};

/** The fields that a client asks for; absent: all. */
export type Wanted = ReadonlySet<string>;

/** In the order of `sources`, so that the same fields in another order use the same prepared statement. */
function selectOf(wanted: Wanted | undefined): string {
  const needed = wanted && new Set(['id', ...wanted, ...[...wanted].flatMap((field) => madeOf[field] ?? [])]);
  const columns = needed ? fields.filter((field) => needed.has(field)) : fields;
  return `select ${columns.map((field) => `${sources[field]} as "${field}"`).join(', ')}`;
}

export interface Selection {
  /** The SQL after `from`: a table or a list of homes as `p`, with conditions and order. */
  readonly from: string;
  readonly values: readonly unknown[];
  readonly wanted?: Wanted | undefined;
  /** Whether the best plan depends on the values. */
  readonly isPlannedAnew?: boolean;
}

/**
 * The rows of a selection, each with its id and the wanted fields. Other fields are missing, although the type has
 * them. `isListingUrl` decides about links that were stored under an older rule.
 */
export async function selectProperties(
  read: Read,
  { from, values, wanted, isPlannedAnew = false }: Selection,
  isListingUrl: (text: string) => boolean,
): Promise<Property[]> {
  const rows = await read<SelectedRow>(`${selectOf(wanted)} from ${from}`, values, { isPlannedAnew });
  return rows.map((row) => toRecord(row, isListingUrl));
}

function toRecord(row: SelectedRow, isListingUrl: (text: string) => boolean): Property {
  const { photos, floorPlanPicture: plan, valueEstimate, zillowUrl } = row;
  const made: { -readonly [Key in keyof Property]?: Property[Key] } = {};
  for (const moment of moments) {
    const text = row[moment];
    if (text) made[moment] = new Date(text);
  }
  if (zillowUrl && !isListingUrl(zillowUrl)) made.zillowUrl = null;
  if (valueEstimate) made.valueEstimate = figuresOf(valueEstimate);
  if (plan) {
    const alt = `Floor plan of ${row.address}, ${row.city}`;
    made.floorPlanPicture = { ...plan, stem: stemOf(plan.file), alt };
  }
  if (photos) {
    made.images = photos.map((photo) => photo.file);
    made.photos = photos.map((photo, index) => ({
      ...photo,
      stem: stemOf(photo.file),
      alt: photo.alt ?? `${row.address}, ${row.city}, photo ${index + 1} of ${photos.length}`,
    }));
  }
  return { ...row, ...made } as Property;
}
