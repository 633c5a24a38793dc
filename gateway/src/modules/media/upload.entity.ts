import { defineEntity, p } from '@mikro-orm/core';

/** A stored picture, in all its sizes. */
export const UploadEntity = defineEntity({
  name: 'Upload',
  tableName: 'uploads',
  properties: {
    file: p.text().primary(),
    width: p.integer(),
    height: p.integer(),
    placeholder: p.text(),
    widths: p.json<number[]>(),
    createdAt: p.datetime(3).onCreate(() => new Date()),
    /** When a home last let go of it. */
    removedAt: p.datetime(3).strictNullable(),
    /** The alternative text that it had there. */
    removedAlt: p.text().strictNullable(),
    /** What a crop kept of it there. */
    removedFocusX: p.float().columnType('double precision').strictNullable(),
    removedFocusY: p.float().columnType('double precision').strictNullable(),
  },
});
