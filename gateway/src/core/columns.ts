import { randomUUID } from 'node:crypto';
import { p } from '@mikro-orm/core';

/**
 * What every stored entity has. Times have milliseconds, as JavaScript dates do, so that a cursor made of one is exact.
 */
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

/** Whether the text is a UUID. PostgreSQL raises an error when an id is compared with anything else. */
export function isRecordId(text: string): boolean {
  return UUID.test(text);
}
