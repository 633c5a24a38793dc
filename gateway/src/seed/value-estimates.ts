import { readFile } from 'node:fs/promises';
import type { Catalogue } from '../core/catalogue.ts';
import type { Database } from '../core/database.ts';
import type { StoredFigures } from '../modules/value-estimates/value-estimate.entity.ts';
import { insertVersion } from '../modules/value-estimates/value-estimate.rows.ts';
import { estimateKey } from './estimate-key.ts';

type Ground = { readonly database: Database; readonly catalogue: Catalogue };

/**
 * Gives the demo's homes their fictitious value estimates, except homes that ever had one. Databases from before
 * estimates existed also get them in this way.
 */
export async function seedEstimates({ database, catalogue }: Ground): Promise<void> {
  const estimates = await loadEstimates();
  const sql = `select id, address, zip_code as "zipCode" from properties p where left(zip_code, 5) in (?)
    and not exists (select 1 from value_estimates e where e.property_id = p.id)`;
  const zipCodes = [...estimates.keys()].map((key) => key.slice(-5));
  const homes = await database.em().execute<{ id: string; address: string; zipCode: string }[]>(sql, [zipCodes]);
  const due = homes.flatMap(({ id, address, zipCode }) => {
    const figures = estimates.get(estimateKey(address, zipCode));
    return figures ? [{ propertyId: id, version: 1, figures, changedBy: null }] : [];
  });
  if (due.length === 0) return;
  await catalogue.change(async (em) => {
    for (const version of due) await insertVersion(em, version);
  });
}

/** The fictitious value estimates of fifteen of the demo's homes, by `estimateKey`. */
export async function loadEstimates(): Promise<ReadonlyMap<string, StoredFigures>> {
  type Row = Omit<StoredFigures, 'asOf'> & { address: string; zipCode: string };
  const file = await readFile(new URL('value-estimates.json', import.meta.url), 'utf8');
  const { asOf, estimates } = JSON.parse(file) as { asOf: string; estimates: Row[] };
  return new Map(
    estimates.map(({ address, zipCode, ...figures }) => [estimateKey(address, zipCode), { ...figures, asOf }]),
  );
}
