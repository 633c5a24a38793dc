import { Migration } from '@mikro-orm/migrations';

/** Links by which clients are asked for a testimonial, and testimonials that wait for the agent. */
export class TestimonialRequests extends Migration {
  override up(): void {
    this.addSql('alter table testimonials add column is_waiting boolean not null default false');
    this.addSql(`
      create table testimonial_requests (
        id uuid primary key,
        name text not null,
        service text not null,
        email text,
        subject text,
        body text,
        token_hash text not null constraint testimonial_requests_token_hash_unique unique,
        sealed_token text not null,
        created_at timestamptz(3) not null,
        ends_at timestamptz(3) not null,
        used_at timestamptz(3)
      )`);
  }
}
