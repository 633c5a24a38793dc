import { defineEntity, p } from '@mikro-orm/core';
import type { LeadKind, ShowingState } from 'schema';

/** Who comes, and to which home, is its lead's; the mail that told of it is the lead's answer with the same id. */
export const ShowingEntity = defineEntity({
  name: 'Showing',
  tableName: 'showings',
  properties: {
    /** The client's own choice: a repeated call is the same showing. */
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
