import { defineEntity, p } from '@mikro-orm/core';
import { recordColumns } from '../../core/columns.ts';

export const TestimonialEntity = defineEntity({
  name: 'Testimonial',
  tableName: 'testimonials',
  properties: {
    ...recordColumns,
    name: p.text(),
    reviewDate: p.datetime(3),
    service: p.text(),
    /** 1 to 5. */
    rating: p.integer(),
    reviewText: p.text(),
    source: p.text().strictNullable(),
    visible: p.boolean(),
    /** True if a client sent it and the agent has neither shown nor hidden it yet. */
    isWaiting: p.boolean().default(false),
    position: p.integer(),
  },
});
