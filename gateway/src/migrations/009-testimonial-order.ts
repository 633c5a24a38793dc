import { Migration } from '@mikro-orm/migrations';

/** Until the agent puts some first, testimonials stand by their date alone. */
export class TestimonialOrder extends Migration {
  override up(): void {
    this.addSql('update testimonials set position = 0');
  }
}
