import { defineEntity, p } from '@mikro-orm/core';

/** A release that a share of visitors gets in place of the live one of its part. */
export const CanaryEntity = defineEntity({
  name: 'Canary',
  tableName: 'canaries',
  properties: {
    id: p.integer().primary(),
    name: p.text(),
    version: p.text(),
    /** The live version of its part when it began; that stays live until the canary ends. */
    previous: p.text(),
    /** Percent of visitors. */
    share: p.integer(),
    /** Whether the rule promotes it or takes it back by the visits, without a person. */
    isByRule: p.boolean(),
    by: p.text(),
    begunAt: p.datetime(3),
    /** Until then, one gateway alone may act on the rule's verdict. */
    judgedUntil: p.datetime(3).nullable(),
    endedAt: p.datetime(3).nullable(),
  },
});
