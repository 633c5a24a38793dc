import { Migration } from '@mikro-orm/migrations';

/**
 * The agent's list of all homes: an index for each of its orders, one for its words, and the time since when each home
 * has its status. The database sets that time itself, so that no writer can forget it. For earlier homes it comes from
 * the audit log.
 */
export class HomesList extends Migration {
  override up(): void {
    this.addSql('alter table properties add column status_since timestamptz(3)');
    this.addSql(`
      update properties p set status_since = coalesce(
        (select max(a.at) from audit_log a where a.subject_id = p.id::text and a.changes @> '[{"field": "status"}]'),
        p.created_at)`);
    this.addSql('alter table properties alter column status_since set not null');
    this.addSql(`
      create function note_status() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          new.status_since := coalesce(new.status_since, new.created_at);
        elsif new.status is distinct from old.status then
          new.status_since := now();
        end if;
        return new;
      end $$`);
    this.addSql(`create trigger note_status before insert or update on properties
      for each row execute function note_status()`);
    this.addSql('create index properties_all_order on properties (created_at desc, id desc)');
    this.addSql(`create index properties_status_order on properties (status, created_at desc, id desc)
      where archived_at is null`);
    this.addSql(`create index properties_archived_order on properties (created_at desc, id desc)
      where archived_at is not null`);
    this.addSql('create index properties_city_order on properties (lower(city), created_at desc, id desc)');
    // The same expression as in modules/properties/property-filter.ts.
    this.addSql(`create index properties_words on properties using gin
      ((address || E'\\n' || city || E'\\n' || zip_code || E'\\n' || coalesce(description, '')) gin_trgm_ops)
      with (gin_pending_list_limit = 256)`);
    this.addSql('analyze properties');
  }
}
