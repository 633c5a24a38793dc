import type { Testimonial } from 'schema/generated/graphql';
import type { EntityManager } from '../../core/database.ts';

type SelectedRow = Omit<Testimonial, 'reviewDate'> & { reviewDate: string };

/**
 * First those that wait for the agent, which visitors never see; then those that the agent put first, with negative
 * positions; then the others, with position 0.
 */
const IN_ORDER = 'order by is_waiting desc, position, review_date desc, id';

/** Testimonials as REST and GraphQL show them, in their order. */
export async function selectTestimonials(
  em: EntityManager,
  where: string,
  values: readonly unknown[] = [],
): Promise<Testimonial[]> {
  const sql = `select id, name, service, rating, review_text as "reviewText", review_date as "reviewDate", source, visible, is_waiting as "isWaiting"
    from testimonials where ${where} ${IN_ORDER}`;
  const rows = await em.execute<SelectedRow[]>(sql, [...values]);
  return rows.map((row) => ({ ...row, reviewDate: new Date(row.reviewDate) }));
}
