import { randomUUID } from 'node:crypto';
import { p } from '@mikro-orm/core';

/** What every stored entity has. Milliseconds: a JavaScript date survives the round trip, so a cursor is exact. */
export const recordColumns = {
  id: p
    .uuid()
    .primary()
    .onCreate(() => randomUUID()),
  createdAt: p.datetime(3).onCreate(() => new Date()),
  updatedAt: p
    .datetime(3)
    .onCreate(() => new Date())
    .onUpdate(() => new Date()),
};

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether the text can be a record's id; PostgreSQL refuses to compare anything else. */
export function isRecordId(text: string): boolean {
  return UUID.test(text);
}
