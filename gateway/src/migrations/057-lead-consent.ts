import { Migration } from '@mikro-orm/migrations';

/** Whether a lead's sender allows calls and text messages; null: the form did not ask. */
export class LeadConsent extends Migration {
  override up(): void {
    for (const table of ['contacts', 'home_valuations', 'property_inquiries', 'lead_captures']) {
      this.addSql(`alter table ${table} add column may_phone boolean`);
    }
  }
}
