import type { ValueEstimate, ValueEstimateVersion } from 'schema/generated/graphql';
import type { EntityManager } from '../../core/database.ts';
import type { StoredFigures } from './value-estimate.entity.ts';

const MOST = 100;

type Row = Omit<ValueEstimateVersion, 'figures' | 'changedAt'> & { figures: StoredFigures | null; changedAt: string };

/** The figures as REST and GraphQL show them, in the order of the card. */
export const figuresOf = ({ asOf, ...figures }: StoredFigures): ValueEstimate => ({
  estimate: figures.estimate,
  rangeLow: figures.rangeLow,
  rangeHigh: figures.rangeHigh,
  rentEstimate: figures.rentEstimate,
  refinancePayment: figures.refinancePayment,
  pricePerSquareFoot: figures.pricePerSquareFoot,
  asOf: new Date(asOf),
});

/** The versions of a home's estimate, the newest first. */
export async function selectVersions(em: EntityManager, propertyId: string): Promise<ValueEstimateVersion[]> {
  const sql = `select version, figures, changed_at as "changedAt", changed_by as "changedBy"
    from value_estimates where property_id = ? order by version desc limit ${MOST}`;
  const rows = await em.execute<Row[]>(sql, [propertyId]);
  return rows.map(({ figures, changedAt, ...row }) => ({
    ...row,
    figures: figures && figuresOf(figures),
    changedAt: new Date(changedAt),
  }));
}

export interface NewVersion {
  readonly propertyId: string;
  readonly version: number;
  readonly figures: StoredFigures | null;
  readonly changedBy: string | null;
}

export async function insertVersion(em: EntityManager, { propertyId, version, figures, changedBy }: NewVersion) {
  const sql = `insert into value_estimates (property_id, version, figures, changed_at, changed_by)
    values (?, ?, ?::jsonb, ?, ?)`;
  const stored = figures && JSON.stringify(figures);
  await em.execute(sql, [propertyId, version, stored, new Date(), changedBy], 'run');
}
