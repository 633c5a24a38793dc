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
    /** When a home last stopped using it. */
    removedAt: p.datetime(3).strictNullable(),
    /** The alternative text that it had there. */
    removedAlt: p.text().strictNullable(),
    /** The focus that it had there, for crops. */
    removedFocusX: p.float().columnType('double precision').strictNullable(),
    removedFocusY: p.float().columnType('double precision').strictNullable(),
  },
});
