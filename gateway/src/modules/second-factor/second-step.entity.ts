import { defineEntity, p } from '@mikro-orm/core';

/** A started sign-in, or a passkey that is being made. It allows only the second step. */
export const SecondStepEntity = defineEntity({
  name: 'SecondStep',
  tableName: 'second_steps',
  properties: {
    /** SHA-256 of the ticket. */
    id: p.text().primary(),
    /** The user whose password was right; null if only a passkey will tell. */
    userId: p.uuid().strictNullable(),
    challenge: p.text(),
    attempts: p.integer(),
    expiresAt: p.datetime(3),
  },
});
