import { Migration } from '@mikro-orm/migrations';

/**
 * Value estimates of homes, as the agent enters them; each change is a row of its own. What the gateway knew of by itself
 * until now belongs to the demo content, and a start with it carries that over: whether it is on, no database knows.
 */
export class ValueEstimates extends Migration {
  override up(): void {
    this.addSql(`
      create table value_estimates (
        property_id uuid not null references properties (id) on delete cascade,
        version integer not null,
        figures jsonb,
        changed_at timestamptz(3) not null,
        changed_by text,
        primary key (property_id, version)
      )`);
  }
}
