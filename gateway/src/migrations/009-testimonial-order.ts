import { Migration } from '@mikro-orm/migrations';

/** Testimonials are sorted by date until the agent puts some first. */
export class TestimonialOrder extends Migration {
  override up(): void {
    this.addSql('update testimonials set position = 0');
  }
}
