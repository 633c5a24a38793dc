import type { Database } from '../../core/database.ts';
import { selectTestimonials } from './testimonial.record.ts';

export function createTestimonialService({ database }: { database: Database }) {
  return {
    /** The visible ones: first those that the agent put first, then the newest reviews. */
    list: () => selectTestimonials(database.em(), 'visible'),
  };
}

export type TestimonialService = ReturnType<typeof createTestimonialService>;
