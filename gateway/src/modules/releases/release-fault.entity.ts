import { defineEntity, p } from '@mikro-orm/core';

/** What browsers told of a release: how often, and the last of it. */
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
