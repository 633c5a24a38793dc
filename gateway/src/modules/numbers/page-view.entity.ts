import { defineEntity, p } from '@mikro-orm/core';

export const viewKinds = ['home', 'town'] as const;
export type ViewKind = (typeof viewKinds)[number];

/** How often a page was seen on one day. Nothing about the visitors is stored. */
export const PageViewEntity = defineEntity({
  name: 'PageView',
  tableName: 'page_views',
  properties: {
    /** YYYY-MM-DD, in New York. */
    day: p.date().primary(),
    kind: p.text().$type<ViewKind>().primary(),
    /** A home's id or a town's slug. */
    subject: p.text().primary(),
    amount: p.integer(),
  },
});
