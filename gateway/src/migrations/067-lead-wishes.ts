import { Migration } from '@mikro-orm/migrations';

/**
 * What the sender of a message wants to hear about. An older gateway writes none. The index has the wishes for one
 * town, and those for any town, the latest first.
 */
export class LeadWishes extends Migration {
  override up(): void {
    this.addSql('alter table contacts add column wish jsonb');
    this.addSql(`create index contacts_wishes on contacts (lower(coalesce(wish ->> 'city', '')), created_at desc)
      where wish is not null and status <> 'spam'`);
  }
}
