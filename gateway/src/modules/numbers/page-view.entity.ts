import { defineEntity, p } from '@mikro-orm/core';

export const viewKinds = ['home', 'town'] as const;
export type ViewKind = (typeof viewKinds)[number];

/** How often a page was seen on one day. Who saw it is kept nowhere. */
export const PageViewEntity = defineEntity({
  name: 'PageView',
  tableName: 'page_views',
  properties: {
    /** YYYY-MM-DD, where the agent is. */
    day: p.date().primary(),
    kind: p.text().$type<ViewKind>().primary(),
    /** A home's id, a town's slug. */
    subject: p.text().primary(),
    amount: p.integer(),
  },
});
