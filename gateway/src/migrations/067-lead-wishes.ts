import { Migration } from '@mikro-orm/migrations';

/** What a message's sender wants to hear of. A gateway of before writes none. The index holds those of one town, and those of any, the latest first. */
export class LeadWishes extends Migration {
  override up(): void {
    this.addSql('alter table contacts add column wish jsonb');
    this.addSql(`create index contacts_wishes on contacts (lower(coalesce(wish ->> 'city', '')), created_at desc)
      where wish is not null and status <> 'spam'`);
  }
}
