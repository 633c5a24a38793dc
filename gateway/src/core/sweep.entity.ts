import { defineEntity, p } from '@mikro-orm/core';

/** When each sweep is due next, for all gateways together. */
export const SweepEntity = defineEntity({
  name: 'Sweep',
  tableName: 'sweeps',
  properties: { name: p.text().primary(), dueAt: p.datetime(3) },
});
