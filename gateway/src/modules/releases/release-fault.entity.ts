import { defineEntity, p } from '@mikro-orm/core';

/** Faults that were reported for a release: how many, and the last one. */
export const ReleaseFaultEntity = defineEntity({
  name: 'ReleaseFault',
  tableName: 'release_faults',
  properties: {
    name: p.text().primary(),
    version: p.text().primary(),
    count: p.integer(),
    lastAt: p.datetime(3),
    lastMessage: p.text(),
    lastPath: p.text(),
  },
});
