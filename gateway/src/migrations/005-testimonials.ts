import { Migration } from '@mikro-orm/migrations';

export class Testimonials extends Migration {
  override up(): void {
    this.addSql(`
      create table testimonials (
        id uuid primary key,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        name text not null,
        review_date timestamptz(3) not null,
        service text not null,
        rating integer not null,
        review_text text not null,
        source text,
        visible boolean not null,
        position integer not null
      )`);
  }
}
