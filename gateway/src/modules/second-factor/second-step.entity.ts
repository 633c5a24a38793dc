import { defineEntity, p } from '@mikro-orm/core';

/** Somebody half way in, or about to make a passkey. Opens nothing but the second step. */
export const SecondStepEntity = defineEntity({
  name: 'SecondStep',
  tableName: 'second_steps',
  properties: {
    /** SHA-256 of the ticket. */
    id: p.text().primary(),
    /** Whose password was right; null where a passkey alone will tell. */
    userId: p.uuid().strictNullable(),
    challenge: p.text(),
    attempts: p.integer(),
    expiresAt: p.datetime(3),
  },
});
