import { defineEntity, p } from '@mikro-orm/core';

/** How many visits of a release are in one bucket of one metric. */
export const ReleaseVitalEntity = defineEntity({
  name: 'ReleaseVital',
  tableName: 'release_vitals',
  properties: {
    name: p.text().primary(),
    version: p.text().primary(),
    /** The number of the canary that was running; 0 if none was. */
    canary: p.integer().primary(),
    metric: p.text().primary(),
    bucket: p.integer().primary(),
    count: p.integer(),
  },
});

/** A visit that was counted. */
export const ReleaseVisitEntity = defineEntity({
  name: 'ReleaseVisit',
  tableName: 'release_visits',
  properties: { visit: p.text().primary(), at: p.datetime(3) },
});
