import { Migration } from '@mikro-orm/migrations';

/** Leads are searched by telephone number, too: the whole of it, or its end. */
export class LeadPhones extends Migration {
  override up(): void {
    this.addSql(
      'create index leads_phone_digits on leads using gin (phone gin_trgm_ops) with (gin_pending_list_limit = 256)',
    );
  }
}
