import type { Testimonial as PublicTestimonial } from 'schema/generated/graphql';
import type { Database } from '../../core/database.ts';
import { type Testimonial, TestimonialEntity } from './testimonial.entity.ts';

export function createTestimonialService({ database }: { database: Database }) {
  return {
    /** Visible ones, newest review first. */
    async list(): Promise<PublicTestimonial[]> {
      const orderBy = { reviewDate: 'desc', position: 'asc', id: 'asc' } as const;
      const rows = await database.em().find(TestimonialEntity, { visible: true }, { orderBy });
      return rows.map(toPublic);
    },
  };
}

export type TestimonialService = ReturnType<typeof createTestimonialService>;

function toPublic({ id, name, service, rating, reviewText, reviewDate, source }: Testimonial): PublicTestimonial {
  return { id, name, service, rating, reviewText, reviewDate, source };
}
