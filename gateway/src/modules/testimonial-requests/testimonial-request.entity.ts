import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

export const TestimonialRequestEntity = defineEntity({
  name: 'TestimonialRequest',
  tableName: 'testimonial_requests',
  properties: {
    /** Chosen by the agent's browser: a repeated call is the same request. */
    id: p.uuid().primary(),
    name: p.text(),
    service: p.text(),
    /** The mail as the agent saw it. Without an address there is no mail. */
    email: p.text().strictNullable(),
    subject: p.text().strictNullable(),
    body: p.text().strictNullable(),
    tokenHash: p.text().unique(),
    /** For the mail, and for the agent to copy the link again; sealed with `secret-box.ts`. */
    sealedToken: p.text(),
    createdAt: p.datetime(3),
    endsAt: p.datetime(3),
    usedAt: p.datetime(3).strictNullable(),
  },
});

export type StoredRequest = InferEntity<typeof TestimonialRequestEntity>;
