import { defineEntity, p } from '@mikro-orm/core';
import type { LeadKind, ShowingState } from 'schema';

/** The visitor and the home are in its lead. The mail that announced it is the lead's answer with the same id. */
export const ShowingEntity = defineEntity({
  name: 'Showing',
  tableName: 'showings',
  properties: {
    /** Chosen by the client: a repeated call is the same showing. */
    id: p.uuid().primary(),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
    leadKind: p.text().$type<LeadKind>(),
    leadId: p.uuid(),
    state: p.text().$type<ShowingState>(),
    startsAt: p.datetime(3),
    endsAt: p.datetime(3),
  },
});
