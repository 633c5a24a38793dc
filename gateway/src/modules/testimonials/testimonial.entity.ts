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
    position: p.integer(),
  },
});
