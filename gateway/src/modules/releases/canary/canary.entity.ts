import { defineEntity, p } from '@mikro-orm/core';

/** A release that a share of visitors gets in place of the live one of its part. */
export const CanaryEntity = defineEntity({
  name: 'Canary',
  tableName: 'canaries',
  properties: {
    id: p.integer().primary(),
    name: p.text(),
    version: p.text(),
    /** What was live of its part when it began, and is so until it ends. */
    previous: p.text(),
    /** Of a hundred visitors. */
    share: p.integer(),
    /** Whether it is promoted or taken back by what visits tell, without a press. */
    isByRule: p.boolean(),
    by: p.text(),
    begunAt: p.datetime(3),
    /** Until then one gateway has the rule in hand. */
    judgedUntil: p.datetime(3).nullable(),
    endedAt: p.datetime(3).nullable(),
  },
});
