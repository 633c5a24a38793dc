import { Migration } from '@mikro-orm/migrations';

/**
 * The short address of each home, `/h/31-riverdale-avenue`, made from its street. Triggers keep it, so that no writer
 * can forget it. The first home with a street's words gets them alone, later ones with a number. A home keeps each
 * address that it was given, even if its street changes, because it may be printed. The one with the latest `given_at`
 * is shown.
 */
export class ShortAddresses extends Migration {
  override up(): void {
    this.addSql(`
      create table short_addresses (
        slug text primary key,
        property_id uuid not null references properties (id) on delete cascade,
        words text not null,
        given_at timestamptz(3) not null default clock_timestamp()
      )`);
    this.addSql('create index short_addresses_home on short_addresses (property_id, given_at desc)');
    // The same rule as in modules/short-addresses/slug-of.ts: letters without accents, and digits, with hyphens in
    // between.
    this.addSql(`
      create function short_words(address text) returns text language sql immutable as $$
        select coalesce(nullif(trim(both '-' from left(trim(both '-' from regexp_replace(
          lower(regexp_replace(normalize(address, NFKD), '[\\u0300-\\u036f]', '', 'g')), '[^a-z0-9]+', '-', 'g')), 80)), ''), 'home')
      $$`);
    this.addSql(`
      create function give_short_address(home uuid, address text) returns void language plpgsql as $$
      declare
        street text := short_words(address);
      begin
        update short_addresses set given_at = clock_timestamp() where property_id = home and words = street;
        if found then return; end if;
        for number in 1..9 loop
          insert into short_addresses (slug, property_id, words)
            values (street || case when number = 1 then '' else '-' || number end, home, street)
            on conflict do nothing;
          if found then return; end if;
        end loop;
        insert into short_addresses (slug, property_id, words) values (street || '-' || left(home::text, 8), home, street)
          on conflict do nothing;
      end $$`);
    this.addSql(`
      create function keep_short_address() returns trigger language plpgsql as $$
      begin
        perform give_short_address(new.id, new.address);
        return null;
      end $$`);
    this.addSql(`create trigger short_address_insert after insert on properties
      for each row execute function keep_short_address()`);
    this.addSql(`create trigger short_address_update after update of address on properties
      for each row when (old.address is distinct from new.address) execute function keep_short_address()`);
    this.addSql(
      'select give_short_address(id, address) from (select id, address from properties order by created_at, id) homes',
    );
  }
}
