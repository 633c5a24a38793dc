import { defineEntity, p } from '@mikro-orm/core';

/** When each sweep is to be done next, by whichever gateway looks first. */
export const SweepEntity = defineEntity({
  name: 'Sweep',
  tableName: 'sweeps',
  properties: { name: p.text().primary(), dueAt: p.datetime(3) },
});
