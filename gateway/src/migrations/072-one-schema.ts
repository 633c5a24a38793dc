import { Migration } from '@mikro-orm/migrations';
import { keepersOf } from './069-home-photos.ts';

/**
 * The SQL of 020, 061 and 069 was changed after databases had been made with it. Here those get what all others have:
 * the name of a constraint, an index and statistics of the kinds of homes, and triggers that name each home once.
 */
export class OneSchema extends Migration {
  override up(): void {
    this.addSql(`do $$ begin
      if exists (select 1 from pg_constraint where conname = 'release_tokens_token_hash_key') then
        alter table release_tokens rename constraint release_tokens_token_hash_key to release_tokens_token_hash_unique;
      end if;
    end $$`);
    this.addSql('drop index if exists properties_property_type');
    this.addSql(
      'create index if not exists properties_type on properties (lower(property_type), listing_type, lower(city))',
    );
    this.addSql(
      'create statistics if not exists properties_kinds (mcv) on listing_type, lower(property_type) from properties',
    );
    this.addSql('analyze properties');
    for (const table of ['property_images', 'uploads'] as const)
      for (const { name, body } of keepersOf(table)) this.addSql(`create or replace function ${name}() ${body}`);
  }
}
