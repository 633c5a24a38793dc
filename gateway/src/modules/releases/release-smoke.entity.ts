import { defineEntity, p } from '@mikro-orm/core';

/** A set of releases that a deployer's browser has checked without finding a fault. */
export const ReleaseSmokeEntity = defineEntity({
  name: 'ReleaseSmoke',
  tableName: 'release_smokes',
  properties: { setHash: p.text().primary(), at: p.datetime(3), by: p.text() },
});
