import type { Database } from '../../core/database.ts';
import { selectTestimonials } from './testimonial.record.ts';

export function createTestimonialService({ database }: { database: Database }) {
  return {
    /** Visible ones: those that the agent put first, then newest review first. */
    list: () => selectTestimonials(database.em(), 'visible'),
  };
}

export type TestimonialService = ReturnType<typeof createTestimonialService>;
